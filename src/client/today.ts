import { isoDay } from '#lib/date.ts';

/** Replaces dates that mean "today", which are the build day's, by the visitor's. */
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
