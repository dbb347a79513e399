export const dayInMilliseconds = 86_400_000;

/** A day as "2025-10-12", in local time. */
export function isoDay(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** A day as "2025-10-12" in UTC, equal on every machine. */
export const utcDay = (date: Date): string => date.toISOString().slice(0, 10);
