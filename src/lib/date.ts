export const dayInMilliseconds = 86_400_000;

/** A day as "2025-10-12", in local time. */
export function isoDay(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** A day as "2025-10-12" in UTC, equal on every machine. */
export const utcDay = (date: Date): string => date.toISOString().slice(0, 10);

const parts = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
const monthDayYear = new Intl.DateTimeFormat('en-US', parts);

/** "October 12, 2025", in UTC so that every machine prints the same day; in other languages in their own format. */
export function longDate(iso: string, language?: string): string {
  const format = language ? new Intl.DateTimeFormat(language, parts) : monthDayYear;
  return format.format(new Date(iso));
}
