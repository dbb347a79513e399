import { groupBy } from '#lib/group-by.ts';
import { keyOfShortText, type Key } from '../key.ts';

/**
 * Remembers the day on which each page's main text was first seen. Pages are recognized by a fingerprint of address and
 * main text together: an unknown one is new or has changed. Each is a line of eight bytes, so that `lastmod.txt` of
 * 400,000 pages has 3 MB; it is committed with the data and so survives any machine.
 */
export class ContentDates {
  private constructor(
    /** Days in order; entries refer to them by index. */
    private readonly days: readonly string[],
    /** Fingerprint and index of the day in one number each, sorted. */
    private readonly entries: Float64Array,
    /** How many entries had a day in the future. */
    readonly inFuture: number,
  ) {}

  /**
   * Skips lines that are neither a day nor a fingerprint, such as merge conflict markers, and the entries of days
   * after `latest`, which come from a clock that was ahead.
   */
  static parse(text: string, latest: string): ContentDates {
    const past = daysIn(text).filter((day) => day <= latest);
    const days = [...new Set(past)].sort().slice(-daysAtMost);
    const numbers = new Map(days.map((day, number) => [day, number]));
    const found: number[] = [];
    let inFuture = 0;
    let day: number | 'future' = 0;
    for (const line of text.split(/\r?\n/)) {
      if (dayLine.test(line)) day = line > latest ? 'future' : (numbers.get(line) ?? 0);
      else if (!fingerprintLine.test(line)) continue;
      else if (day === 'future') inFuture++;
      else found.push(parseFingerprint(line) * daysAtMost + day);
    }
    return new ContentDates(days, Float64Array.from(found).sort(), inFuture);
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
export function printContentDates(dated: Iterable<{ fingerprint: number; day: string }>): string {
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
const fingerprintLine = /^[\w~]{7}$/;
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~';

function printFingerprint(fingerprint: number): string {
  let text = '';
  for (let rest = fingerprint, i = 0; i < 7; i++, rest = Math.floor(rest / 64))
    text = digits[rest % 64] + text;
  return text;
}

function parseFingerprint(text: string): number {
  let fingerprint = 0;
  for (const digit of text) fingerprint = fingerprint * 64 + digits.indexOf(digit);
  return fingerprint;
}

/**
 * Identifies a page in `lastmod.txt` by its address and printed main text. With 42 bits of a hash, a changed page is
 * mistaken for an unchanged one once in ten million times at 400,000 pages.
 */
export function fingerprintOf(address: string, mainText: Key): number {
  const one = keyOfShortText(address);
  return ((one[0] ^ mainText[0]) >>> 0) * 1024 + ((one[1] ^ mainText[1]) >>> 22);
}
