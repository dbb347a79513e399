import { markOf, wordMark } from '#lib/marks.ts';
import type { Page } from '#pages/page.ts';
import { joinKeys, keyOf, type Key } from '../key.ts';
import { PlacePrinter, type RenderContext } from './place-printer.ts';
import type { Word } from './words.ts';

/** Printers by the key of the page, its words numbered as it prints them. */
export type SharedPrinters = Map<string, PlacePrinter>;

/**
 * The pages of one kind and topic that differ only in the words of their places. The props, with marks in place of the
 * words, tell whether a page has changed; it is printed only when it must be written. Places of different structure
 * share a printer if the page omits what they differ in.
 */
export class PageVariant {
  private readonly marked: Key;
  private readonly printed: number[];
  readonly printer: PlacePrinter;

  /** `plan` makes the page with marks in place of its words. */
  constructor(plan: () => Page, context: RenderContext, shared: SharedPrinters) {
    const { page, words } = numbered(plan());
    this.printed = words;
    this.marked = keyOf(page);
    const name = this.marked.join();
    // Kept pages would take 100 KB for each of hundreds of variants, so the page is made again for its template.
    const printer =
      shared.get(name) ?? new PlacePrinter(() => JSON.parse(numbered(plan()).page) as Page, context);
    shared.set(name, printer);
    this.printer = printer;
  }

  /** The words of a place that its page prints, in the order of the template. */
  wordsOf(all: readonly Word[]): Word[] {
    return this.printed.map((word) => all[word]!);
  }

  /** Changes whenever anything that the page of this place may print changes, except the day of the build. */
  keyOf(printed: readonly Word[]): Key {
    return joinKeys(this.marked, ...printed.map(({ key }) => key));
  }
}

/** The page as JSON with its marks renumbered in printing order, and the words behind these marks. */
function numbered(marked: Page): { page: string; words: number[] } {
  const order = new Map<string, number>();
  const page = JSON.stringify(marked).replace(wordMark, (_mark, word: string) => {
    if (!order.has(word)) order.set(word, order.size);
    return markOf(order.get(word)!);
  });
  return { page, words: [...order.keys()].map(Number) };
}
