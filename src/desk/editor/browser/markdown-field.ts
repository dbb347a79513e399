import { ask } from './ask.ts';
import { aPicture, element, type ControlProps } from './cms.ts';
import { input } from './input.ts';
import { buttonLook } from './look.ts';

/** Returns the replacement for the selected words; undefined if the user cancels. */
type Change = (marked: string, props: ControlProps) => string | undefined | Promise<string | undefined>;

interface Button {
  name: string;
  /** Whether it changes whole lines. */
  ofLines?: true;
  /** Whether it inserts a separate paragraph. */
  isParagraph?: true;
  change: Change;
}

const eachLine = (marked: string, sign: string) =>
  marked.replace(/^.*\S.*$/gm, (line) => (line.startsWith(sign) ? line.slice(sign.length) : sign + line));

/** The words of each line without the spaces around them, which a double click also selects. */
const wordsOfLines = /\S(?:.*\S)?/g;

const bold = (words: string) => (/^\*\*[^*]+\*\*$/.test(words) ? words.slice(2, -2) : `**${words}**`);

/** One button for each kind of Markdown that the site supports. */
const buttons: readonly Button[] = [
  { name: 'Heading', ofLines: true, change: (marked) => eachLine(marked || 'Heading', '### ') },
  { name: 'Bold', change: (marked) => (marked || 'bold words').replace(wordsOfLines, bold) },
  { name: 'List', ofLines: true, change: (marked) => eachLine(marked || 'First', '- ') },
  {
    name: 'Link',
    async change(marked) {
      const to = await ask(
        'Where should the link go?',
        'A page of this site, such as /contact, or https://…',
      );
      return to && (marked || 'the words to click').replace(wordsOfLines, (words) => `[${words}](${to})`);
    },
  },
  {
    name: 'Picture',
    isParagraph: true,
    async change(marked, { pickFile }) {
      const picked = await pickFile(aPicture);
      if (!picked) return undefined;
      const alt =
        marked || (await ask('What does the picture show?', 'Read aloud to people who cannot see it.'));
      return alt && `![${alt}](${picked.value})`;
    },
  },
];

/** A long text with Markdown buttons. Unedited parts stay byte for byte the same. */
export function markdownField(props: ControlProps) {
  return element(
    'div',
    {},
    element(
      'div',
      {
        role: 'toolbar',
        'aria-controls': props.forID,
        style: { display: 'flex', flexWrap: 'wrap', gap: 4, margin: '4px 2px' },
      },
      ...buttons.map((button) =>
        element('button', {
          key: button.name,
          type: 'button',
          style: buttonLook,
          // Keeps the selection.
          onMouseDown: (event: Event) => event.preventDefault(),
          onClick: () => void edit(props, button),
          children: button.name,
        }),
      ),
    ),
    input('textarea', props, { style: { minHeight: 160, maxHeight: '70vh', fieldSizing: 'content' } }),
  );
}

async function edit(props: ControlProps, { ofLines, isParagraph, change }: Button): Promise<void> {
  const field = document.getElementById(props.forID) as HTMLTextAreaElement;
  const { value, selectionStart, selectionEnd } = field;
  const from = ofLines ? value.lastIndexOf('\n', selectionStart - 1) + 1 : selectionStart;
  const lineEnd = value.indexOf('\n', selectionEnd);
  const to = !ofLines ? selectionEnd : lineEnd < 0 ? value.length : lineEnd;
  const changed = await change(value.slice(from, to), props);
  if (changed === undefined || changed === '') return;
  const [above, below] = [value.slice(0, from), value.slice(to)];
  const text = isParagraph ? gapAfter(above) + changed + gapBefore(below) : changed;
  field.focus();
  field.setSelectionRange(from, to);
  // Inserted as if typed, so that it can be undone.
  document.execCommand('insertText', false, text);
  field.setSelectionRange(from, from + text.length);
}

/** The missing line ends between a paragraph and the text above or below. */
const gapAfter = (above: string) => (above === '' ? '' : '\n\n'.slice(/\n{0,2}$/.exec(above)![0].length));
const gapBefore = (below: string) => (below === '' ? '\n' : '\n\n'.slice(/^\n{0,2}/.exec(below)![0].length));
