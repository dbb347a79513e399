import { readLastmod, writeLastmod } from '#content/lastmod-file.ts';
import { findConflicts } from '#content/texts/merge-conflicts.ts';
import { utcDay } from '#lib/date.ts';
import { isForbidden } from '../disk-errors.ts';
import { KnownDays, daysIn, printDays } from './known-days.ts';

/** The last day that `lastmod.txt` may name: a build for a past day keeps changes made since. */
export function latestDay(today: string): string {
  const byTheClock = utcDay(new Date());
  return byTheClock > today ? byTheClock : today;
}

/** Whether `lastmod.txt` names days in the future, as happens if it is written while a clock is ahead. */
export function hasFutureDays(lastmod: string, now: Date): boolean {
  const latest = latestDay(utcDay(now));
  return daysIn(lastmod).some((day) => day > latest);
}

/** The day on which each page of this run last changed: today if its main text was never seen before. */
export class ChangedDays {
  /** The text of `lastmod.txt` before this run. */
  readonly before: string;
  private readonly known: KnownDays;

  constructor(
    private readonly data: string,
    private readonly fingerprints: Float64Array,
    private readonly today: string,
  ) {
    this.before = readLastmod(data);
    this.known = KnownDays.parse(this.before, latestDay(today));
  }

  of = (page: number): string => this.known.dayOf(this.fingerprints[page]!) ?? this.today;

  /** How many pages had a day in the future; they now have today's. */
  get inFuture(): number {
    return this.known.inFuture;
  }

  /** Brings `lastmod.txt` up to date; returns its text, and whether it could be written. */
  write(): { text: string; isKept: boolean } {
    const { before } = this;
    const nothingNew = this.fingerprints.every((fingerprint) => this.known.dayOf(fingerprint) !== undefined);
    const isWhole = nothingNew && this.known.size === this.fingerprints.length;
    if (isWhole && findConflicts('', before).length === 0) return { text: before, isKept: true };
    const dated = Array.from(this.fingerprints, (fingerprint, page) => ({ fingerprint, day: this.of(page) }));
    const text = printDays(dated);
    try {
      writeLastmod(this.data, text);
      return { text, isKept: true };
    } catch (error) {
      // Read-only data still makes a site.
      if (!isForbidden(error)) throw error;
      return { text: before, isKept: false };
    }
  }
}
