export const dayInMilliseconds = 86_400_000;

const parts = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
const monthDayYear = new Intl.DateTimeFormat('en-US', parts);

/** "October 12, 2025", read in UTC so that every machine prints the same day; in another language as it is written there. */
export function longDate(iso: string, language?: string): string {
  const format = language ? new Intl.DateTimeFormat(language, parts) : monthDayYear;
  return format.format(new Date(iso));
}
