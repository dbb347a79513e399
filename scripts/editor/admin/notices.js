/* Dialogs that we add to the visual editor: messages, two texts side by side, and questions. */

const element = (name, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

/** Shows a dialog; resolves to whether its first button was pressed. Enter presses the last one, which is harmless. */
function show(title, content, ...buttons) {
  const dialog = element(
    'dialog',
    { className: 'notice', ariaLabel: title },
    element('h2', {}, title),
    ...content,
    element(
      'form',
      { method: 'dialog', id: 'notice' },
      ...buttons.map((value, at) =>
        element('button', { value, formNoValidate: at > 0, autofocus: value === buttons.at(-1) }, value),
      ),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === buttons[0]);
    });
  });
}

/** Blocks the form until the save has ended: the editor then closes it, and would discard anything typed meanwhile. */
export function showWaiting(words) {
  const dialog = element('dialog', { className: 'notice', ariaLabel: words }, words);
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  document.body.append(dialog);
  dialog.showModal();
  return () => dialog.remove();
}

export const showLetter = (title, letter) => show(title, [element('pre', {}, letter)], 'OK');

/** Somebody else has saved these files meanwhile; resolves to whether to overwrite them with this window's texts. */
export function showBoth(files) {
  const texts = files.map(({ name, theirs, yours, parts, renamedTo }) => {
    const heading = element('h3', {}, name);
    if (name.startsWith('images/')) return element('section', {}, heading, 'The picture has been replaced.');
    return element(
      'section',
      {},
      heading,
      column(
        'In the file now',
        theirs === undefined ? gone(renamedTo) : parts.filter(({ only }) => only !== 'yours'),
      ),
      column(
        'With your changes',
        yours === undefined ? deleted : parts.filter(({ only }) => only !== 'theirs'),
      ),
    );
  });
  const words = files.some(({ isNew }) => isNew)
    ? 'Somebody else has created a file with this name in the meantime. Yours is not saved yet. "Save mine" replaces ' +
      'theirs with yours. To keep both, go back and give yours another name. '
    : 'Somebody else has saved this since you opened it. Your changes are not saved yet. "Save mine" keeps their other ' +
      'edits; where you both edited the same text, yours is kept, and what you deleted stays deleted. ';
  return show(
    'Changed by somebody else',
    [element('p', {}, `${words}Differing lines are marked.`), ...texts],
    'Save mine',
    'Back to the form',
  );
}

const gone = (renamedTo) => {
  const text = renamedTo
    ? `It was renamed to ${renamedTo}. Go back, reload the page, and edit it there.`
    : 'The file was deleted or renamed. "Save mine" creates it again.';
  return [{ text, only: 'theirs' }];
};
const deleted = [{ text: 'You are deleting it.', only: 'yours' }];

function column(title, parts) {
  const rows = parts.map(({ text, only }) => element(only ? 'mark' : 'span', {}, text));
  return element('figure', {}, element('figcaption', {}, title), element('pre', {}, ...rows));
}

const linesOf = (lines) => element('pre', {}, lines.map(({ from, to }) => `${from} → ${to}`).join('\n'));

/** Asks before addresses are removed or redirected; small edits are saved without a question. */
export function askBefore({ words, lines }) {
  const content = [element('ul', {}, ...words.map((sentence) => element('li', {}, sentence)))];
  if (lines.length > 0) {
    const why = 'Published addresses would stop working. These redirects send visitors on:';
    content.push(element('p', {}, why), linesOf(lines));
  }
  const yes = lines.length > 0 ? 'Save with these redirects' : 'Save';
  return show('Before you save', content, yes, 'Back');
}

/** Answers so far, by ZIP code: correcting one line must not require typing the others again. */
const written = {};

/** Asks who governs ZIP codes; resolves to the answer for each, or undefined if canceled. */
export async function askBodies({ zips, known, doubts }) {
  const lines = zips.map((zip) => {
    const value = written[zip] ?? '';
    const line = element('input', { required: true, pattern: '.*\\S.*', autofocus: zip === zips[0], value });
    line.addEventListener('input', () => (written[zip] = line.value));
    line.setAttribute('form', 'notice');
    line.setAttribute('list', 'bodies');
    return [zip, line];
  });
  const why =
    'Pages name the city, town or village that owns the streets, because claims against it have short deadlines. ' +
    'If a ZIP code has several, add the approximate share of each: Town of Carmel 80 %, Town of Kent 20 %.';
  const content = [
    element('p', {}, why),
    ...doubts.map((sentence) => element('p', {}, sentence)),
    ...lines.map(([zip, line]) => element('label', {}, `${zip} is governed by`, line)),
    element('datalist', { id: 'bodies' }, ...known.map((value) => element('option', { value }))),
  ];
  const isAnswered = await show('Who governs these ZIP codes?', content, 'Save', 'Back');
  return isAnswered && Object.fromEntries(lines.map(([zip, { value }]) => [zip, value.trim()]));
}

/** Lists what was written besides the form's own file. */
export function tellWhatElse(files, lines) {
  const content = [];
  if (lines.length > 0) content.push(element('p', {}, 'Written to redirects.yaml:'), linesOf(lines));
  if (files.length > 0) content.push(element('p', {}, 'Also changed:'), element('pre', {}, files.join('\n')));
  return show('Saved', content, 'OK');
}
