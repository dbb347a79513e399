import { markOf, wordMark } from '#lib/marks.ts';
import type { Page } from '#pages/definitions.ts';
import { joinKeys, keyOf, type Key } from '../key.ts';
import { PlacePrinter, type RenderContext } from './place-printer.ts';
import type { Word } from './words.ts';

/** Printers by the key of the page, its words numbered as it prints them. */
export type SharedPrinters = Map<string, PlacePrinter>;

/**
 * The pages of one kind and topic that differ in the words of their places alone. The props with marks in place of
 * the words tell whether a page has changed; it is printed when it has to be written. Places of different structure
 * may print the same page, where it leaves out what they differ in: they share the printer.
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
    // Hundreds of variants would hold 100 KB each, so the page is made again for its template.
    const printer =
      shared.get(name) ?? new PlacePrinter(() => JSON.parse(numbered(plan()).page) as Page, context);
    shared.set(name, printer);
    this.printer = printer;
  }

  /** The words that the page of this place prints, in the order of its template. */
  wordsOf(all: readonly Word[]): Word[] {
    return this.printed.map((word) => all[word]!);
  }

  /** Changes when anything that the page of this place may print does, the day of the build aside. */
  keyOf(printed: readonly Word[]): Key {
    return joinKeys(this.marked, ...printed.map(({ key }) => key));
  }
}

/** The page as JSON, its marks numbered in the order in which they are printed, and the words that they stand for. */
function numbered(marked: Page): { page: string; words: number[] } {
  const order = new Map<string, number>();
  const page = JSON.stringify(marked).replace(wordMark, (_mark, word: string) => {
    if (!order.has(word)) order.set(word, order.size);
    return markOf(order.get(word)!);
  });
  return { page, words: [...order.keys()].map(Number) };
}
