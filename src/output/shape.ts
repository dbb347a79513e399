import { hash } from 'node:crypto';
import { escapeHtml } from '#lib/escape.ts';
import { printDates, type Dates } from './dates.ts';
import { mainContentOf, type MainContent } from './main-content.ts';
import { slotMark } from './slots.ts';

/** A template rendered once, with marks where texts and dates belong. */
export interface MarkedHtml {
  html: string;
  isMarkup: boolean[];
}

/** Marked HTML cut where texts belong. */
export interface Shape {
  /** The bytes before, between and after the slots: one more than there are places to fill. */
  chunks: Buffer[];
  /** Which value stands between `chunks[i]` and `chunks[i + 1]`. */
  slotAt: number[];
  isMarkup: boolean[];
  /** Changes when anything but the texts and the day changes. */
  id: string;
  main: MainContent;
}

export function compileShape({ html, isMarkup }: MarkedHtml, dates: Dates): Shape {
  const chunks: Buffer[] = [];
  const slotAt: number[] = [];
  printDates(html, dates)
    .split(slotMark)
    .forEach((piece, i) => {
      if (i % 2 === 0) chunks.push(Buffer.from(piece));
      else slotAt.push(Number(piece));
    });
  return { chunks, slotAt, isMarkup, id: hash('sha1', html), main: mainContentOf(html, isMarkup.length) };
}

/** Fills shapes into one buffer that is used again for every page. */
export class Filler {
  private buffer = Buffer.allocUnsafe(1 << 18);

  /** The page's bytes; valid until the next call. */
  fill({ chunks, slotAt, isMarkup }: Shape, values: readonly string[]): Buffer {
    let end = this.copy(chunks[0]!, 0);
    for (let i = 0; i < slotAt.length; i++) {
      const slot = slotAt[i]!;
      const value = isMarkup[slot] ? values[slot]! : escapeHtml(values[slot]!);
      this.reserve(end, value.length * 3);
      end += this.buffer.write(value, end);
      end = this.copy(chunks[i + 1]!, end);
    }
    return this.buffer.subarray(0, end);
  }

  private copy(chunk: Buffer, at: number): number {
    this.reserve(at, chunk.length);
    return at + chunk.copy(this.buffer, at);
  }

  private reserve(used: number, more: number): void {
    if (used + more <= this.buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.buffer.length * 2, used + more));
    this.buffer.copy(larger, 0, 0, used);
    this.buffer = larger;
  }
}
