import { escapeHtml } from '#lib/escape.ts';
import { escapes, type Woven } from '#lib/woven.ts';
import { printDates, type Dates } from './dates.ts';
import { WordPlace, type Form } from './form.ts';
import { digitsOf } from './key.ts';
import { mainContentOf, type MainContent } from './main-content.ts';
import { slotMark } from './slots.ts';
import { bytesOf, type Value } from './values.ts';
import type { Word } from './word.ts';

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
  return { chunks, slotAt, isMarkup, id: digitsOf(html), main: mainContentOf(html, isMarkup.length) };
}

/** Shorter texts and chunks are copied byte by byte: asking the system to do it would take longer. */
const short = 32;

/** Characters of one byte, those aside that HTML escapes, by their code. */
const isPlain = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  return escapeHtml(character) === character ? 1 : 0;
});

/** Fills shapes into one buffer that is used again for every page. */
export class Filler {
  private buffer = Buffer.allocUnsafe(1 << 18);
  private end = 0;

  /** The page's bytes; valid until the next call. */
  fill({ chunks, slotAt, isMarkup }: Shape, values: readonly Value[]): Buffer {
    this.end = 0;
    this.copy(chunks[0]!);
    for (let i = 0; i < slotAt.length; i++) {
      const slot = slotAt[i]!;
      const value = values[slot]!;
      if (typeof value !== 'string') this.weave(value);
      else if (isMarkup[slot]) this.write(value);
      else if (value.length > short || !this.writePlain(value)) this.write(escapeHtml(value));
      this.copy(chunks[i + 1]!);
    }
    return this.buffer.subarray(0, this.end);
  }

  /** The bytes of a page that is made of words; valid until the next call. */
  fillForm({ pieces }: Form, words: readonly Word[]): Buffer {
    let end = 0;
    for (let i = 0; i < pieces.length; i++) {
      const piece = pieces[i]!;
      const bytes = piece instanceof WordPlace ? words[piece.word]![piece.escape] : piece;
      if (end + bytes.length > this.buffer.length) this.grow(end, bytes.length);
      this.buffer.set(bytes, end);
      end += bytes.length;
    }
    return this.buffer.subarray(0, end);
  }

  private weave(woven: Woven): void {
    const escape = escapes[woven.escape];
    bytesOf(woven.parts).forEach((part, i) => {
      if (i > 0) this.write(escape(woven.wordAfter(i - 1)));
      this.copy(part);
    });
  }

  private write(text: string): void {
    this.reserve(text.length * 3);
    this.end += this.buffer.write(text, this.end);
  }

  /** Answers whether every character was a byte that needs no escape; if not, nothing counts as written. */
  private writePlain(text: string): boolean {
    this.reserve(text.length);
    const { buffer, end } = this;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (isPlain[code] !== 1) return false;
      buffer[end + i] = code;
    }
    this.end = end + text.length;
    return true;
  }

  private copy(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.buffer.set(bytes, this.end);
    this.end += bytes.length;
  }

  private reserve(more: number): void {
    if (this.end + more > this.buffer.length) this.grow(this.end, more);
  }

  private grow(end: number, more: number): void {
    const larger = Buffer.allocUnsafe(Math.max(this.buffer.length * 2, end + more));
    this.buffer.copy(larger, 0, 0, end);
    this.buffer = larger;
  }
}
