import { markOf } from '#lib/marks.ts';
import type { Shell } from '#site/shell.ts';

/** Texts that depend on the day of the build; they must not make a page count as changed. */
export type BuildDay = Pick<Shell, 'today' | 'year'>;

/** The shell with marks in place of the day. */
export function withoutDay(shell: Shell): Shell {
  return { ...shell, today: { iso: markOf('iso'), long: markOf('long') }, year: markOf('year') };
}

export function printDay(html: string, { today, year }: BuildDay): string {
  return html
    .replaceAll(markOf('iso'), today.iso)
    .replaceAll(markOf('long'), today.long)
    .replaceAll(markOf('year'), year);
}
