import { mainText } from '#lib/html/html-text.ts';
import type { Page } from '#pages/page.ts';
import { isSameKey, keyOf, type Key } from '../key.ts';
import { printDay, type BuildDay } from './build-day.ts';
import { PlaceTemplate } from './place-template.ts';
import { fromUtf8, type PageBuffer } from './page-bytes.ts';
import type { Word } from './words.ts';

/** The output of a page; each part is computed on demand. */
export interface PrintedPage {
  /** Valid until the next page is printed. */
  bytes(): Buffer;
  /** The lines of the page's main text. */
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

/** Shared by all pages of a run. */
export interface RenderContext {
  day: BuildDay;
  buffer: PageBuffer;
  /** The literal pieces of all templates. */
  literals: Map<string, string>;
  /** React's rendering, with marks in place of the day. */
  render(page: Page): string;
  /** The number of templates, of pages filled from them, and of those compared with React's rendering. */
  counts: { templates: number; filled: number; verified: number };
}

/** The words of a page and its rendering by React, with marks in place of the day. */
interface PageOfPlace {
  words: readonly Word[];
  rendered(): string;
}

/** One in this many filled pages is compared with React's rendering. */
const sampleEvery = 1000;

/**
 * Prints pages that differ only in the words of their places. React renders the first, which is often the only one.
 * From the second on a template is filled in, which must first reproduce the first page.
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

  /** Throws a letter if the template prints anything else than React. */
  verify(page: PageOfPlace, all: boolean): void {
    const { first } = this;
    const { counts } = this.context;
    if (!this.template) return;
    if (first) {
      const again = this.fill(first);
      const isReproduced =
        isSameKey(keyOf(again.bytes()), first.bytesKey) && isSameKey(again.mainTextKey(), first.mainTextKey);
      if (isReproduced) counts.verified++;
      else for (const differs of [page, first]) this.compare(differs);
      this.first = undefined;
    }
    if (++counts.filled % sampleEvery === 0 || all) this.compare(page);
  }

  private fill({ words }: PageOfPlace): PrintedPage {
    const template = (this.template ??= this.makeTemplate());
    const { buffer } = this.context;
    return {
      bytes: () => buffer.bytesOf(template.fill(words)),
      mainText: () => fromUtf8(template.mainText(words)),
      // Decoding this text and hashing it would take five times as long as hashing its bytes.
      mainTextKey: () => keyOf(buffer.bytesOf(template.mainText(words))),
    };
  }

  private makeTemplate(): PlaceTemplate {
    this.context.counts.templates++;
    const { day, literals } = this.context;
    return new PlaceTemplate(this.context.render(this.marked()), day, literals);
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

/** Describes the first difference between a filled page and React's; undefined if they are equal. */
function differenceOf(filled: string, full: string): string | undefined {
  if (filled === full) return undefined;
  // Only the first difference: a full diff of two very different pages takes seconds.
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
