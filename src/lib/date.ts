const monthDayYear = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** "October 12, 2025", read in UTC so that every machine prints the same day. */
export function longDate(iso: string): string {
  return monthDayYear.format(new Date(iso));
}
