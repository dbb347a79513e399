import { markOf, wordMark } from '#lib/marks.ts';
import type { Page } from '#pages/definitions.ts';
import { joinKeys, keyOf, type Key } from '../key.ts';
import type { BuildDay } from './build-day.ts';
import { PlaceTemplate } from './place-template.ts';
import type { Word } from './words.ts';

/** Templates by the key of the page, its words numbered as it prints them. */
export type SharedTemplates = Map<string, PlaceTemplate>;

/**
 * Pages that differ in the words of their places alone. The props with marks in place of the words tell whether a
 * page has changed; React is asked when one has to be written. Places of different structure may print the same
 * page, where it leaves out what they differ in: they share the template.
 */
export class PlaceKind {
  private readonly marked: Key;
  private readonly printed: number[];
  private page: string;
  private own: PlaceTemplate | undefined;

  constructor(
    page: Page,
    private readonly day: BuildDay,
    private readonly render: (page: Page) => string,
    private readonly shared: SharedTemplates = new Map(),
  ) {
    const order = new Map<string, number>();
    this.page = JSON.stringify(page).replace(wordMark, (_mark, word: string) => {
      if (!order.has(word)) order.set(word, order.size);
      return markOf(order.get(word)!);
    });
    this.printed = [...order.keys()].map(Number);
    this.marked = keyOf(this.page);
  }

  get template(): PlaceTemplate {
    return (this.own ??= this.sharedTemplate());
  }

  private sharedTemplate(): PlaceTemplate {
    const name = this.marked.join();
    let template = this.shared.get(name);
    if (!template) {
      template = new PlaceTemplate(this.render(JSON.parse(this.page) as Page), this.day);
      this.shared.set(name, template);
    }
    // Nobody asks for it again, and hundreds of kinds would hold 100 KB each.
    this.page = '';
    return template;
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
