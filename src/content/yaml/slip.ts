import type { Path } from '#lib/problem.ts';

/** A typing mistake that makes everything after it unreadable, reported by its cause. */
export interface Slip {
  /** Offset in the YAML text. */
  at: number;
  says: string;
  fix: string;
  /** The intended text, in the same number of characters; absent if unknown. */
  mended?: readonly Piece[];
}

/** The same in a value that can be named. */
export interface PlacedSlip extends Slip {
  path: Path;
}

interface Piece {
  at: number;
  text: string;
}

/** The intended YAML. All characters keep their place, so that positions in letters stay right. */
export function withMended(yaml: string, slips: readonly Slip[]): string {
  const kept: string[] = [];
  let end = 0;
  for (const { at, text } of slips.flatMap(({ mended = [] }) => mended).sort((a, b) => a.at - b.at)) {
    // Of two slips in one place, only the first is reported; the other follows once that is fixed.
    if (at < end) continue;
    kept.push(yaml.slice(end, at), text);
    end = at + text.length;
  }
  return kept.join('') + yaml.slice(end);
}
