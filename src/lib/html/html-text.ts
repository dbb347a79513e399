import { attributesOf, decodeHtml, scanHtml, type HtmlHandler } from './html-scan.ts';

/** Elements that do not break a line: the words before and after them may belong to one sentence. */
export const inlineTags = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);
/** Parts of `main` that link elsewhere and do not count as main text. */
const asideTags = new Set(['nav', 'aside', 'script', 'style', 'svg', 'template']);

/** Gathers words into lines, one line a block, with single spaces. */
export class LineGatherer {
  readonly lines: string[] = [];
  private line = '';

  add(text: string): void {
    this.line += text;
  }

  break(): void {
    if (this.line === '') return;
    const line = oneBlankEach(this.line).replace(/^ | $/g, '');
    if (line !== '') this.lines.push(line);
    this.line = '';
  }
}

/** Collapses white space like browsers, which keep non-breaking spaces. */
export const oneBlankEach = (text: string): string =>
  hasSpareBlanks(text) ? text.replace(/[ \t\n\r\f]+/g, ' ') : text;

/** Tested first, as nearly every text is tidy and a test is cheaper than a replace. */
const hasSpareBlanks = (text: string) => /[\t\n\r\f]| {2}/.test(text);

/** Gathers the main text of a page: the lines of `main` without navigation, side columns and dates that show today. */
export class MainGatherer implements HtmlHandler {
  private readonly gatherer = new LineGatherer();
  private inMain = 0;
  private aside = 0;
  private today = 0;

  open(tag: string, written: string): void {
    if (tag === 'main') this.inMain++;
    if (this.inMain === 0) return;
    if (asideTags.has(tag)) this.aside++;
    if (tag === 'time' && attributesOf(written).has('data-today')) this.today++;
    if (!inlineTags.has(tag)) this.gatherer.break();
  }

  close(tag: string): void {
    if (this.inMain === 0) return;
    if (tag === 'main') this.inMain--;
    if (asideTags.has(tag)) this.aside--;
    if (tag === 'time' && this.today > 0) this.today--;
    if (!inlineTags.has(tag)) this.gatherer.break();
  }

  text(written: string): void {
    if (this.inMain > 0 && this.aside === 0 && this.today === 0) this.gatherer.add(decodeHtml(written));
  }

  get lines(): string[] {
    this.gatherer.break();
    return this.gatherer.lines;
  }
}

/** The lines of a page's main text. */
export function mainLines(html: string): string[] {
  const gatherer = new MainGatherer();
  // Skips the head, menu and footer, which are nearly half of a page.
  scanHtml(html.slice(html.indexOf('<main'), html.lastIndexOf('</main>')), gatherer);
  return gatherer.lines;
}

/** The main text as one string, a line for each block. */
export const mainText = (html: string): string => mainLines(html).join('\n');
