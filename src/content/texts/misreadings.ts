import type { LetterParts } from '#lib/problem.ts';

/** Characters that were meant as syntax, such as a link, but are printed verbatim. */
interface MisreadSigns {
  /** Offset in the text. */
  at: number;
  written: string;
  letter: LetterParts;
}

export interface Misreading {
  /** Finds all of them in a text. */
  pattern: RegExp;
  letter(found: RegExpExecArray): LetterParts;
}

/** If two match, the first is reported. */
export function* findMisread(text: string, misreadings: readonly Misreading[]): Generator<MisreadSigns> {
  let reported: Uint8Array | undefined;
  for (const { pattern, letter } of misreadings) {
    // Most texts have none, and `matchAll` copies the pattern, which takes many times as long.
    if (text.search(pattern) === -1) continue;
    for (const match of text.matchAll(pattern)) {
      const [written] = match;
      const [start, end] = [match.index, match.index + written.length];
      reported ??= new Uint8Array(text.length);
      if (reported.subarray(start, end).includes(1)) continue;
      reported.fill(1, start, end);
      yield { at: start, written, letter: letter(match) };
    }
  }
}
