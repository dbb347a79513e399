import { grouped } from '#lib/text.ts';

/** A plain text table with its first column aligned left and figures aligned right. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]!.length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

export const inSeconds = (seconds: number) => `${seconds.toFixed(2)} s`;
export const eachInSeconds = (runs: readonly number[]) => runs.map((seconds) => seconds.toFixed(1)).join(' ');
export const inMegabytes = (bytes: number) => `${whole(bytes / 1e6)} MB`;
export const whole = (value: number) => grouped(Math.round(value));

/** For an even number of figures, the lower of the two in the middle. */
export function median(figures: readonly number[]): number {
  if (figures.length === 0) throw new Error('There is no median of no figures.');
  return [...figures].sort((a, b) => a - b)[(figures.length - 1) >> 1]!;
}
