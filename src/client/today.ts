import { isoDay } from '#lib/date.ts';

/** Pages are written on one day and read on another: dates that mean "today" become the visitor's. */
export function showToday(): void {
  const now = new Date();
  const day = now.toLocaleDateString('en-US', { dateStyle: 'long' });
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
    time.textContent = day;
    time.dateTime = isoDay(now);
  }
  for (const year of document.querySelectorAll('[data-this-year]')) {
    year.textContent = String(now.getFullYear());
  }
}
