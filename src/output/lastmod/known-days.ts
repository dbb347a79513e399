import { groupBy } from '#lib/group-by.ts';
import { fingerprintLine, parseFingerprint, printFingerprint } from './fingerprint.ts';

/**
 * `lastmod.txt`: the day on which each page's main text was first seen, by the page's fingerprint. One that it does not
 * know is new or has changed. The file is committed with the data and so survives any machine.
 */
export class KnownDays {
  private constructor(
    /** Days in order; entries refer to them by index. */
    private readonly days: readonly string[],
    /** Fingerprint and index of the day in one number each, sorted. */
    private readonly entries: Float64Array,
    /** How many entries had a day in the future. */
    readonly inFuture: number,
  ) {}

  /**
   * Skips lines that are neither a day nor a fingerprint, such as comments, and the entries of days after `latest`,
   * which come from a clock that was ahead. In a merge conflict, each side goes on from the day above both.
   */
  static parse(text: string, latest: string): KnownDays {
    const days = [...new Set(daysIn(text))].sort().slice(-daysAtMost);
    const numbers = new Map(days.map((day, number) => [day, number]));
    const found: number[] = [];
    let inFuture = 0;
    let day: number | 'future' = 0;
    let dayAbove: number | 'future' = 0;
    for (const line of text.split(/\r?\n/)) {
      if (dayLine.test(line)) day = line > latest ? 'future' : (numbers.get(line) ?? 0);
      else if (line.startsWith('<<<<<<<')) dayAbove = day;
      else if (/^[|=]{7}/.test(line)) day = dayAbove;
      else if (!fingerprintLine.test(line)) continue;
      else if (day === 'future') inFuture++;
      else found.push(parseFingerprint(line) * daysAtMost + day);
    }
    return new KnownDays(days, Float64Array.from(found).sort(), inFuture);
  }

  get size(): number {
    return this.entries.length;
  }

  /** The day this content was first seen; nothing if it never was. */
  dayOf(fingerprint: number): string | undefined {
    const { entries } = this;
    let [low, high] = [0, entries.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (entries[middle]! < fingerprint * daysAtMost) low = middle + 1;
      else high = middle;
    }
    const entry = entries[low];
    if (entry === undefined || Math.floor(entry / daysAtMost) !== fingerprint) return undefined;
    return this.days[entry % daysAtMost];
  }
}

/** The days that a `lastmod.txt` names. */
export const daysIn = (text: string): string[] => text.split(/\r?\n/).filter((line) => dayLine.test(line));

/** The text of `lastmod.txt`: each day with the fingerprints new on it, sorted so that Git merges it well. */
export function printDays(dated: Iterable<{ fingerprint: number; day: string }>): string {
  const days = [...groupBy(dated, ({ day }) => day)].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    introduction,
    ...days.map(([day, same]) => {
      const lines = same.map(({ fingerprint }) => printFingerprint(fingerprint)).sort();
      return `${[day, ...lines].join('\n')}\n`;
    }),
  ].join('');
}

const introduction =
  '# The day on which the main content of each page changed last, for the sitemaps.\n# Written by "npm run generate"; commit it with the data.\n';

/** With at most this many, a fingerprint and the index of a day fit into the 53 bits of a safe integer. */
const daysAtMost = 2048;
const dayLine = /^\d{4}-\d{2}-\d{2}$/;
