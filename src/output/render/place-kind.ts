import { wordsIn } from '#lib/marks.ts';
import type { Page } from '#pages/definitions.ts';
import { joinKeys, keyOf, type Key } from '../key.ts';
import type { BuildDay } from './build-day.ts';
import { PlaceTemplate } from './place-template.ts';
import type { Word } from './words.ts';

/**
 * Pages that differ in the words of their places alone. The props with marks in place of the words tell whether a
 * page has changed; React is asked when one has to be written.
 */
export class PlaceKind {
  private readonly marked: Key;
  private readonly printed: number[];
  private rendered: PlaceTemplate | undefined;

  constructor(
    page: Page,
    private readonly day: BuildDay,
    private readonly render: () => string,
  ) {
    const props = JSON.stringify(page);
    this.printed = wordsIn(props);
    this.marked = keyOf(props);
  }

  get template(): PlaceTemplate {
    return (this.rendered ??= new PlaceTemplate(this.render(), this.day));
  }

  /** Changes when anything that the page of this place may print does, the day of the build aside. */
  keyOf(words: readonly Word[]): Key {
    let key = this.marked;
    for (const word of this.printed) key = joinKeys(key, words[word]!.key);
    return key;
  }
}
