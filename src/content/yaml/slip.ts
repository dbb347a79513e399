import type { Path } from '#lib/problem.ts';

/** A mistake in YAML or Markdown, reported by its cause, as it may make everything after it unreadable. */
export interface Slip {
  /** Offset in the text. */
  at: number;
  says: string;
  fix: string;
  /** The intended text from there on, in the same number of characters; absent if unknown. */
  mended?: string;
  /** Absent where no value can be named, as the YAML could not be parsed. */
  path?: Path;
}

/** The intended YAML. All characters keep their place, so that positions in letters stay right. */
export function withMended(yaml: string, slips: readonly Slip[]): string {
  const kept: string[] = [];
  let end = 0;
  for (const { at, mended = '' } of slips.toSorted((a, b) => a.at - b.at)) {
    // Inside a longer slip, such as quotes around a text, all characters are mended already.
    if (at < end) continue;
    kept.push(yaml.slice(end, at), mended);
    end = at + mended.length;
  }
  return kept.join('') + yaml.slice(end);
}
