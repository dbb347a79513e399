import { attributesOf, decodeHtml, scanHtml } from './html-scan.ts';

/** Elements that do not break a line: the words before and after them may belong to one sentence. */
export const inlineTags = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);
/** Parts of `main` that lead elsewhere instead of telling what the page is about. */
const asideTags = new Set(['nav', 'aside', 'script', 'style', 'svg', 'template']);

const untidy = /^\s|\s\s|[^\S ]|\s$/;

/** Gathers words into lines, one line a block, with single spaces. */
export class LineGatherer {
  readonly lines: string[] = [];
  private line = '';

  add(written: string): void {
    this.line += decodeHtml(written);
  }

  break(): void {
    if (this.line === '') return;
    const line = untidy.test(this.line) ? this.line.replace(/\s+/g, ' ').trim() : this.line;
    if (line !== '') this.lines.push(line);
    this.line = '';
  }
}

/**
 * What a page is about: the lines of `main` without its navigation, its side columns and dates that show the
 * visitor's today.
 */
export function mainLines(html: string): string[] {
  const gatherer = new LineGatherer();
  let inMain = 0;
  let aside = 0;
  let today = 0;
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  scanHtml(start === -1 || end === -1 ? '' : html.slice(start, end), {
    open(tag, attributes) {
      if (tag === 'main') inMain++;
      if (asideTags.has(tag)) aside++;
      if (tag === 'time' && attributesOf(attributes).has('data-today')) today++;
      if (!inlineTags.has(tag)) gatherer.break();
    },
    close(tag) {
      if (tag === 'main') inMain--;
      if (asideTags.has(tag)) aside--;
      if (tag === 'time' && today > 0) today--;
      if (!inlineTags.has(tag)) gatherer.break();
    },
    text(written) {
      if (inMain > 0 && aside === 0 && today === 0) gatherer.add(written);
    },
  });
  gatherer.break();
  return gatherer.lines;
}
