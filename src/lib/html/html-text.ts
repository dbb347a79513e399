import { attributesOf, decodeHtml, scanHtml, type HtmlHandler } from './html-scan.ts';

/** Elements that do not break a line: the words before and after them may belong to one sentence. */
export const inlineTags = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);
/** Parts of `main` that lead elsewhere instead of telling what the page is about. */
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

/** As browsers show a text: blanks that do not break are characters. */
export const oneBlankEach = (text: string): string =>
  hasSpareBlanks(text) ? text.replace(/[ \t\n\r\f]+/g, ' ') : text;

/** Nearly every text is tidy, and testing costs less than replacing. */
const hasSpareBlanks = (text: string) => /[\t\n\r\f]| {2}/.test(text);

/**
 * Gathers what a page is about: the lines of `main` without its navigation, its side columns and dates that show
 * the visitor's today.
 */
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

/** The lines of a page that tell what it is about. */
export function mainLines(html: string): string[] {
  const gatherer = new MainGatherer();
  // Nearly half of a page is its head, its menu and its footer.
  scanHtml(html.slice(html.indexOf('<main'), html.lastIndexOf('</main>')), gatherer);
  return gatherer.lines;
}

/** The same in one text, a line for each block. */
export const mainText = (html: string): string => mainLines(html).join('\n');
