import { mainText } from '#lib/html/html-text.ts';
import { wordMark, markedWords } from '#lib/marks.ts';
import { printDay, type BuildDay } from './build-day.ts';
import { fromUtf8, inUtf8 } from './page-bytes.ts';
import type { Word } from './words.ts';

/** A literal piece of the page, or the index of a word. */
type Piece<As extends keyof Word> = string | { word: number; as: As };

const jsonScripts = /<script type="application\/ld\+json">.*?<\/script>/gs;

/** Prints the pages of all places with the same structure of words: a page rendered once and cut at its words. */
export class PlaceTemplate {
  private readonly page: Piece<'html' | 'json'>[];
  private readonly main: Piece<'line'>[];
  private readonly wordsOfMain: number[];

  /**
   * `html` has marks in place of the words, and of the day of the build. `literals` are the pieces of all templates:
   * each is kept once, as templates have most of their text in common.
   */
  constructor(html: string, day: BuildDay, literals: Map<string, string>) {
    const main = mainText(html);
    const kept = <As extends keyof Word>(piece: Piece<As>): Piece<As> => {
      if (typeof piece !== 'string') return piece;
      const literal = inUtf8(piece);
      if (!literals.has(literal)) literals.set(literal, literal);
      return literals.get(literal)!;
    };
    this.page = pagePieces(printDay(html, day)).map(kept);
    this.main = cut(main, () => 'line').map(kept);
    this.wordsOfMain = markedWords(main);
  }

  /** The page of a place; see `inUtf8`. */
  fill(words: readonly Word[]): string {
    return filled(this.page, words);
  }

  /** The lines of the page's main text; see `inUtf8`. */
  mainText(words: readonly Word[]): string {
    const standsAlone = this.wordsOfMain.every((word) => words[word]!.line !== undefined);
    return standsAlone ? filled(this.main, words) : inUtf8(mainText(fromUtf8(this.fill(words))));
  }
}

function filled<As extends 'html' | 'json' | 'line'>(pieces: readonly Piece<As>[], words: readonly Word[]) {
  let all = '';
  for (const piece of pieces) all += typeof piece === 'string' ? piece : words[piece.word]![piece.as];
  return all;
}

/** Words are escaped for their context: as JSON inside structured data, as HTML elsewhere. */
function pagePieces(html: string): Piece<'html' | 'json'>[] {
  const scripts = [...html.matchAll(jsonScripts)].map(({ index, 0: script }) => [
    index,
    index + script.length,
  ]);
  return cut(html, (at) => (scripts.some(([from, to]) => from! < at && at < to!) ? 'json' : 'html'));
}

function cut<As extends keyof Word>(text: string, asAt: (at: number) => As): Piece<As>[] {
  const pieces: Piece<As>[] = [];
  let end = 0;
  for (const { index, 0: mark, 1: word } of text.matchAll(wordMark)) {
    if (index > end) pieces.push(text.slice(end, index));
    pieces.push({ word: Number(word), as: asAt(index) });
    end = index + mark.length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}
