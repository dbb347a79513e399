import { describe, expect, it } from 'vitest';
import type { Page } from '#pages/page.ts';
import { PageVariant, type SharedPrinters } from '#output/render/page-variant.ts';
import type { RenderContext } from '#output/render/place-printer.ts';
import { PlaceTemplate } from '#output/render/place-template.ts';
import { PageBuffer } from '#output/render/page-bytes.ts';
import { markWords, readWords, Word } from '#output/render/words.ts';
import { markOf } from '#lib/marks.ts';
import { jsonForScript, escapeHtml } from '#lib/html/escape.ts';

const day = { today: { iso: '2026-11-20', long: 'November 20, 2026' }, year: '2026' };

/** The words about a place; `lies` is not printed on the pages below. */
interface About {
  lies: string;
  name: string;
  court: string;
}

const rye: About = { lies: 'by the sea', name: 'Rye', court: 'the City Court' };

/** A page about fees, with structured data and a menu. */
const print = ({ name, court }: About) =>
  `<title>Fees in ${escapeHtml(name)}</title><script type="application/ld+json">${jsonForScript({ about: name })}</script>` +
  `<nav>Menu</nav><main><h1 class="big">Fees in ${escapeHtml(name)}</h1>${court && `<p>Ask at ${escapeHtml(court)}.</p>`}</main>`;

const templateFor = (about: About, template = print) =>
  new PlaceTemplate(template(markWords(about)), day, new Map());
const wordsOf = (about: About) => readWords(about).texts.map((text) => new Word(text));

const fill = (template: PlaceTemplate, about: About) =>
  new PageBuffer().bytesOf(template.fill(wordsOf(about))).toString();
const kindFor = (about: About, props: (about: About) => object) =>
  new PageVariant(
    () => ({ kind: 'zip', props: props(markWords(about)) }) as unknown as Page,
    {} as RenderContext,
    new Map(),
  );
const keyOf = (about: About, props: (about: About) => object = ({ name, court }) => ({ name, court })) =>
  kindFor(about, props).keyOf(kindFor(about, props).wordsOf(wordsOf(about)));
const mainTextOf = (about: About, template = print) => templateFor(about, template).mainText(wordsOf(about));

describe('A template of places', () => {
  it('is filled with the words of any place that has the same structure', () => {
    const islip = { lies: 'inland', name: 'Islip', court: 'the District Court' };
    expect(fill(templateFor(rye), islip)).toBe(print(islip));
  });

  it('escapes a word for HTML and for JSON', () => {
    const page = fill(templateFor(rye), { ...rye, name: `O"Neil's <b>` });
    expect(page).toContain('<title>Fees in O&quot;Neil&#x27;s &lt;b&gt;</title>');
    expect(page).toContain(`{"about":"O\\"Neil's \\u003cb>"}`);
  });

  it.each(['$&', '$1', '\\', '{0}', '日本', '🚗', 'é'])('prints %s literally', (name) => {
    expect(fill(templateFor(rye), { ...rye, name })).toBe(print({ ...rye, name }));
  });

  it('prints the day of the build', () => {
    const dated = () => `<main>${markOf('long')} (${markOf('iso')}), ${markOf('year')}</main>`;
    expect(fill(templateFor(rye, dated), rye)).toBe('<main>November 20, 2026 (2026-11-20), 2026</main>');
  });

  it('is another one if a word is missing', () => {
    const unknown = { ...rye, court: '' };
    expect(readWords(unknown).structure).not.toBe(readWords(rye).structure);
    expect(fill(templateFor(unknown), unknown)).not.toContain('<p>');
  });
});

describe('The structure of words', () => {
  it.each<[string, object, object, boolean]>([
    ['other texts', { a: 'x' }, { a: 'y' }, true],
    ['an empty text', { a: 'x' }, { a: '' }, false],
    ['a longer list', { a: ['x'] }, { a: ['x', 'y'] }, false],
    ['another name', { a: 'x' }, { b: 'x' }, false],
    ['another number', { a: 1 }, { a: 2 }, false],
    ['a list instead of a text', { a: 'x' }, { a: ['x'] }, false],
    ['texts in other positions of a list', { a: ['x', ''] }, { a: ['', 'x'] }, false],
    ['one list instead of two', { a: [['x'], ['y']] }, { a: [['x', 'y']] }, false],
    ['null instead of undefined', { a: undefined }, { a: null }, false],
  ])('is compared correctly for %s', (_, one, other, isSame) => {
    expect(readWords(one).structure === readWords(other).structure).toBe(isSame);
  });
});

describe('The key of a page', () => {
  it('changes with a word that the page prints', () => {
    expect(keyOf({ ...rye, name: 'Islip' })).not.toEqual(keyOf(rye));
  });

  it('stays the same with a word that the page does not print', () => {
    expect(keyOf({ ...rye, lies: 'inland' })).toEqual(keyOf(rye));
  });

  it('changes with the text around a word', () => {
    expect(keyOf(rye, ({ name, court }) => ({ name: `in ${name}`, court }))).not.toEqual(keyOf(rye));
  });
});

/** A printer for pages that name a court, and the courts for which it called React. */
function courtPages(print = (court: string) => court) {
  const renderings: string[] = [];
  const react = ({ court }: About) => {
    renderings.push(court);
    return `<main>${print(court)}</main>`;
  };
  const counts = { templates: 0, filled: 0, verified: 0 };
  const context: RenderContext = {
    day,
    buffer: new PageBuffer(),
    literals: new Map(),
    counts,
    render: ({ props }) => react(props as never),
  };
  const shared: SharedPrinters = new Map();
  const printPage = (about: About, topic = '') => {
    const marked = { kind: 'zip', props: { court: markWords(about).court, topic } } as unknown as Page;
    const variant = new PageVariant(() => marked, context, shared);
    const page = { words: variant.wordsOf(wordsOf(about)), rendered: () => react(about) };
    const printed = variant.printer.print(page).bytes().toString();
    variant.printer.verify(page, false);
    return printed;
  };
  return { printPage, renderings, counts };
}

describe('Pages that differ only in the words of their places', () => {
  const [one, other, third] = ['the City Court', 'a judge', 'the Town Court'].map((court) => ({
    ...rye,
    court,
  }));

  it('are printed by React once and from one template afterward, which must also print the first page correctly', () => {
    const { printPage, renderings, counts } = courtPages();
    expect([one, other, third].map((about) => printPage(about!))).toEqual([
      '<main>the City Court</main>',
      '<main>a judge</main>',
      '<main>the Town Court</main>',
    ]);
    expect(renderings).toEqual(['the City Court', markOf(0)]);
    expect(counts).toEqual({ templates: 1, filled: 2, verified: 1 });
  });

  it('share a template if their structures differ only in words that are not printed', () => {
    const { printPage, counts } = courtPages();
    printPage(one!);
    expect(printPage({ ...other!, lies: '' })).toBe('<main>a judge</main>');
    expect(counts.templates).toBe(1);
  });

  it('are compared with React now and then, even if each template has only a few pages', () => {
    const { printPage, renderings, counts } = courtPages();
    for (let topic = 0; topic < 600; topic++)
      [one, other, third].forEach((about) => printPage(about!, `${topic}`));
    expect(counts).toEqual({ templates: 600, filled: 1200, verified: 601 });
    expect(renderings).toHaveLength(600 + 600 + 1);
  });

  it('are refused if the template does not print the first page correctly', () => {
    const { printPage } = courtPages((court) => court.toUpperCase());
    printPage(one!);
    expect(() => printPage(other!)).toThrow('React prints:     "<main>A JUDGE</main>"');
  });
});

describe('The main text of a page', () => {
  it('is the text of its main part, with one line for each block', () => {
    expect(mainTextOf(rye)).toBe('Fees in Rye\nAsk at the City Court.');
  });

  it('does not depend on the elements', () => {
    const woven = ({ name, court }: About) =>
      `<main><h2>Fees in ${name}</h2><div>Ask at ${court}.</div></main>`;
    const plain = () => '<main><p>Fees in Rye</p><p>Ask at the City Court.</p></main>';
    expect(mainTextOf(rye, woven)).toBe(mainTextOf(rye));
    expect(mainTextOf(rye, plain)).toBe(mainTextOf(rye));
  });

  it.each([
    'two  blanks',
    ' a blank before',
    'a blank behind ',
    'a\nline',
    'a\ttab',
    'a\ttab and two  blanks',
    'a\u00a0blank that does not break',
    'a\nline and a\u00a0blank that does not break',
    '\u00a0such a blank before, and two  others',
  ])('is what a reader of the page sees, also with %j in a word', (court) => {
    const about = { ...rye, court };
    const finished = new PlaceTemplate(print(about), day, new Map()).mainText([]);
    expect(mainTextOf(about)).toBe(finished);
  });
});
