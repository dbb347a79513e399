import type { Generated } from '#output/generate.ts';

/** The short table that ends a generate. */
export function summary(generated: Generated, out: string, seconds: number): string {
  const { counts, pages, files, bytes, shapes, verified } = generated;
  const width = Math.max(...counts.map(([label]) => label.length));
  const number = (value: number) => value.toLocaleString('en-US').padStart(9);
  const rows = counts.map(([label, count]) => `  ${label.padEnd(width)} ${number(count)}`);
  const peak = Math.round(process.resourceUsage().maxRSS / 1024);
  return [
    ...rows,
    `  ${'All pages'.padEnd(width)} ${number(pages)}`,
    '',
    `${files.toLocaleString('en-US')} files, ${(bytes / 1e6).toFixed(1)} MB of pages in ${out}/`,
    `${seconds.toFixed(1)} s, ${Math.round(pages / seconds).toLocaleString('en-US')} pages a second, ${peak} MB at most`,
    `${shapes} shapes of pages; ${verified.toLocaleString('en-US')} pages compared with React, all equal`,
  ].join('\n');
}
