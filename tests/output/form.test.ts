import { afterEach, describe, expect, it } from 'vitest';
import { compileForm, fillForm, formContentKey, formKey, type Form } from '#output/form.ts';
import { renderPages } from '#output/render-pages.ts';
import { compileShape } from '#output/shape.ts';
import { markSlots, markWords, readSlots } from '#output/slots.ts';
import { PageBuffer } from '#output/utf8.ts';
import { Word } from '#output/word.ts';
import { Woven } from '#lib/woven.ts';
import { definitions, type Page } from '#pages/definitions.ts';
import { routesOf } from '#site/plan.ts';
import { planShell } from '#site/shell.ts';
import { smallPlan } from '../support/small-plan.ts';

const dates = { today: { iso: '2026-11-20', long: 'November 20, 2026' }, year: '2026' };

/** What is known of a place; nothing on the pages below says where it lies. */
interface About {
  lies: string;
  name: string;
  court: string | undefined;
}

const rye: About = { lies: 'by the sea', name: 'Rye', court: 'the City Court' };

/** The texts of a page about fees, composed of the words of a place. */
const feesIn = ({ name, court }: About) => ({
  title: `Fees in ${name}`,
  lead: court ? `Ask at ${court}.` : '',
  data: { __html: new Woven(['<script>{"about":"', '"}</script>'], [name], 'json') },
});

/** A template with a head and main content. */
const print = ({ title, lead, data }: ReturnType<typeof feesIn>) =>
  `<title>${title}</title>${String(data.__html)}<main><h1>${title}</h1>${lead && `<p>${lead}</p>`}</main>`;

const page = (props: object) => ({ kind: 'city', props }) as Page;

/** The form of all places that have words of the same kind as this one. */
function formFor(about: About): Form {
  const marked = page(feesIn(markWords(about)));
  const { page: inSlots, isMarkup } = markSlots(marked);
  const html = print(inSlots.props as unknown as ReturnType<typeof feesIn>);
  return compileForm(compileShape({ html, isMarkup }, dates), readSlots(marked).values);
}

const wordsOf = (about: About) =>
  readSlots({ kind: '', props: about }).values.map((value) => new Word(String(value)));

const fillFor = (form: Form, about: About) =>
  new PageBuffer().bytesOf(fillForm(form, wordsOf(about))).toString();
const contentOf = (about: About) => formContentKey(formFor(about), wordsOf(about));
const keyOf = (about: About) => formKey(formFor(about), contentOf(about), wordsOf(about));

describe('A form of pages', () => {
  it('is filled in with the words of any place that has words of the same kind', () => {
    const form = formFor(rye);
    const islip = { lies: 'inland', name: 'Islip', court: 'the District Court' };
    expect(fillFor(form, islip)).toBe(
      '<title>Fees in Islip</title><script>{"about":"Islip"}</script><main><h1>Fees in Islip</h1><p>Ask at the District Court.</p></main>',
    );
  });

  it('escapes a word as its place asks for', () => {
    expect(fillFor(formFor(rye), { ...rye, name: `O"Neil's <b>` })).toContain(
      '<title>Fees in O&quot;Neil&#x27;s &lt;b&gt;</title><script>{"about":"O\\"Neil\'s \\u003cb>"}</script>',
    );
  });

  it.each(['$&', '$1', '\\', '{0}', '日本', '🚗'])('takes %s literally', (name) => {
    expect(fillFor(formFor(rye), { ...rye, name })).toContain(
      `<h1>Fees in ${name.replace('&', '&amp;')}</h1>`,
    );
  });

  it('is another one where a word is missing', () => {
    const unknown = { ...rye, court: undefined };
    expect(fillFor(formFor(unknown), unknown)).not.toContain('<p>');
  });
});

describe('The keys of a page that is made of words', () => {
  it('change with a word that it prints', () => {
    const other = { ...rye, name: 'Islip' };
    expect(contentOf(other)).not.toEqual(contentOf(rye));
    expect(keyOf(other)).not.toEqual(keyOf(rye));
  });

  it('stay with a word that it does not print, also where that word comes or goes', () => {
    for (const lies of ['inland', '']) {
      expect(contentOf({ ...rye, lies })).toEqual(contentOf(rye));
      expect(keyOf({ ...rye, lies })).toEqual(keyOf(rye));
    }
  });
});

describe('Props that compute with a word', () => {
  const kept = definitions['zip-topic'];
  afterEach(() => void (definitions['zip-topic'] = kept));

  it.each<[string, (title: string) => string]>([
    ['change it', (title) => title.toUpperCase()],
    ['cut it', (title) => title.slice(0, -5)],
    ['measure it', (title) => (title.length > 30 ? 'long' : 'short')],
  ])('are refused with a letter where they %s', async (_how, change) => {
    const site = smallPlan();
    const props: typeof kept.props = (...given: [never, never, never]) => {
      const made = kept.props(...given);
      return { ...made, head: { ...made.head, title: change(made.head.title) } };
    };
    definitions['zip-topic'] = { ...kept, props } as typeof kept;
    const { failures } = await renderPages(site, routesOf(site), {
      render: ({ props: { head } }) => Promise.resolve(`<title>${head.title}</title>`),
      dates: planShell(site.content, new Date('2026-11-20'), '/visitor.json'),
      verifyAll: false,
      write: ({ fill }) => fill().length > 0,
    });
    expect(failures[0]!.letter).toMatch(/^The page \/blog\/zip\/\d+\/deadlines \(template "zip-topic"/);
    expect(failures[0]!.letter).toContain(
      'Its props() computes with a word of the place, so it cannot be filled in.',
    );
  });
});
