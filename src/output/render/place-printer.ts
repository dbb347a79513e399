import { mainText } from '#lib/html/html-text.ts';
import type { Page } from '#pages/definitions.ts';
import { isSameKey, keyOf, type Key } from '../key.ts';
import { printDay, type BuildDay } from './build-day.ts';
import { PlaceTemplate } from './place-template.ts';
import { fromUtf8, type PageBuffer } from './page-bytes.ts';
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
export function printedPage(html: string, day: BuildDay): PrintedPage {
  let key: Key | undefined;
  return {
    bytes: () => Buffer.from(printDay(html, day)),
    mainText: () => mainText(html),
    mainTextKey: () => (key ??= keyOf(mainText(html))),
  };
}

/** What all pages of a run are printed with. */
export interface RenderContext {
  day: BuildDay;
  buffer: PageBuffer;
  /** React's rendering, with marks in place of the day. */
  render(page: Page): string;
  /** How many templates there are, how many pages they filled, and how many of these were compared with React's. */
  counts: { templates: number; filled: number; verified: number };
}

/** The words of a page, and what React makes of it, with marks in place of the day. */
interface PageOfPlace {
  words: readonly Word[];
  rendered(): string;
}

/** Of all filled pages, one in this many is compared with React's rendering. */
const sampleEvery = 1000;

/**
 * Prints pages that differ in the words of their places alone. React renders the first, which often is the only one;
 * from the second on a template is filled in, which has to print the first again.
 */
export class PlacePrinter {
  private first: (PageOfPlace & { bytesKey: Key; mainTextKey: Key }) | undefined;
  private template: PlaceTemplate | undefined;

  constructor(
    /** Makes the page with marks in place of its words. */
    private readonly marked: () => Page,
    private readonly context: RenderContext,
  ) {}

  print(page: PageOfPlace): PrintedPage {
    if (this.first || this.template) return this.fill(page);
    const printed = printedPage(page.rendered(), this.context.day);
    this.first = { ...page, bytesKey: keyOf(printed.bytes()), mainTextKey: printed.mainTextKey() };
    return printed;
  }

  /** Throws a letter where the template does not print what React does. */
  verify(page: PageOfPlace, how: 'sample' | 'all'): void {
    const { first } = this;
    const { counts } = this.context;
    if (!this.template) return;
    if (first) {
      const again = this.fill(first);
      if (
        isSameKey(keyOf(again.bytes()), first.bytesKey) &&
        isSameKey(again.mainTextKey(), first.mainTextKey)
      )
        counts.verified++;
      else [page, first].forEach((differs) => this.compare(differs));
      this.first = undefined;
    }
    if (++counts.filled % sampleEvery === 0 || how === 'all') this.compare(page);
  }

  private fill({ words }: PageOfPlace): PrintedPage {
    const template = (this.template ??= this.makeTemplate());
    const { buffer } = this.context;
    return {
      bytes: () => buffer.bytesOf(template.fill(words)),
      mainText: () => fromUtf8(template.mainText(words)),
      // A text with other letters than English takes five times as long to hash as its bytes do.
      mainTextKey: () => keyOf(buffer.bytesOf(template.mainText(words))),
    };
  }

  private makeTemplate(): PlaceTemplate {
    this.context.counts.templates++;
    return new PlaceTemplate(this.context.render(this.marked()), this.context.day);
  }

  private compare(page: PageOfPlace): void {
    const filled = this.fill(page);
    const full = printDay(page.rendered(), this.context.day);
    const difference =
      differenceOf(filled.bytes().toString(), full) ?? differenceOf(filled.mainText(), mainText(full));
    if (difference) throw new Error(difference);
    this.context.counts.verified++;
  }
}

/** Says where a page that was filled in differs from what React prints; nothing where the two are equal. */
function differenceOf(filled: string, full: string): string | undefined {
  if (filled === full) return undefined;
  // The first difference is enough; comparing two pages throughout takes seconds where they have little in common.
  let at = 0;
  while (filled[at] === full[at]) at++;
  const around = (html: string) => JSON.stringify(html.slice(Math.max(0, at - 60), at + 60));
  return [
    'Its template computes with a word of the place, so it cannot be filled in.',
    `  React prints:     ${around(full)}`,
    `  filled template:  ${around(filled)}`,
    '  Compose that text in words() of the template; props() and body() may only put words together.',
  ].join('\n');
}
