import type { Shell } from '#site/shell.ts';
import { markOf } from './slots.ts';

/** What the day of the build prints; it changes every day and must not make a page count as changed. */
export type Dates = Pick<Shell, 'today' | 'year'>;

/** The shell with marks instead of the day, so that a shape is the same every day. */
export function withoutDates(shell: Shell): Shell {
  return { ...shell, today: { iso: markOf('iso'), long: markOf('long') }, year: markOf('year') };
}

export function printDates(html: string, { today, year }: Dates): string {
  return html
    .replaceAll(markOf('iso'), today.iso)
    .replaceAll(markOf('long'), today.long)
    .replaceAll(markOf('year'), year);
}
