export const dayInMilliseconds = 86_400_000;

/** A day as "2025-10-12", in local time. */
export function isoDay(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** A day as "2025-10-12" in UTC, equal on every machine. */
export const utcDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Visitors who type 1/2/26 mean 2026, but browsers take the year as 26. A single digit may start any year. */
export const withFourDigitYear = (iso: string): string =>
  iso.replace(/^00(?=[1-6]\d-)/, '20').replace(/^00(?=[7-9]\d-)/, '19');
