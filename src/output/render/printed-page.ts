import { mainText } from '#lib/html/html-text.ts';
import { keyOf, type Key } from '../key.ts';
import { printDay, type BuildDay } from './build-day.ts';
import type { PlaceTemplate } from './place-template.ts';
import { fromUtf8, type PageBuffer } from './utf8.ts';
import type { Word } from './words.ts';

/** What a page prints; each part is worked out when it is asked for. */
export interface PrintedPage {
  /** Valid until the next page is printed. */
  bytes(): Buffer;
  /** The lines of the page that tell what it is about. */
  mainText(): string;
  /** Changes when these lines do. */
  mainTextKey(): Key;
}

/** `html` is what React rendered, with marks in place of the day of the build. */
export function renderedPage(html: string, day: BuildDay): PrintedPage {
  let key: Key | undefined;
  return {
    bytes: () => Buffer.from(printDay(html, day)),
    mainText: () => mainText(html),
    mainTextKey: () => (key ??= keyOf(mainText(html))),
  };
}

export function filledPage(template: PlaceTemplate, words: readonly Word[], buffer: PageBuffer): PrintedPage {
  return {
    bytes: () => buffer.bytesOf(template.fill(words)),
    mainText: () => fromUtf8(template.mainText(words)),
    // A text with other letters than English takes five times as long to hash as its bytes do.
    mainTextKey: () => keyOf(buffer.bytesOf(template.mainText(words))),
  };
}
