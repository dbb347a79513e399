import { howToConnect } from '#lib/connection.ts';
import { counted } from '#lib/text.ts';
import type { Generated } from '#output/generate.ts';

/** The short table that ends a generate. */
export function summary(generated: Generated, out: string, seconds: number): string {
  const { counts, pages, written, removed, bytes, templates, verified } = generated;
  const width = Math.max(...counts.map(([label]) => label.length));
  const number = (value: number) => value.toLocaleString('en-US');
  const row = (label: string, count: number) => `  ${label.padEnd(width)} ${number(count).padStart(9)}`;
  const peak = Math.round(process.resourceUsage().maxRSS / 1024);
  return [
    ...counts.map(([label, count]) => row(label, count)),
    row('All pages', pages),
    '',
    `${number(written)} pages written, ${number(pages - written)} left as they were, ${number(removed)} removed; ${(bytes / 1e6).toFixed(1)} MB in ${out}`,
    `${seconds.toFixed(1)} s, ${number(Math.round(pages / seconds))} pages a second, ${peak} MB of memory at most`,
    `${templates} templates of places; ${number(verified)} pages compared with a full rendering by React, all equal`,
    ...correctedLines(generated),
    ...connectionLines(generated),
  ].join('\n');
}

/** What has to be said in each run as long as no message can reach the firm. */
export const connectionLines = ({ connected }: { connected: boolean }): string[] =>
  connected ? [] : [`The form is not connected, it offers the phone instead. ${howToConnect}`];

function correctedLines({ corrected }: Generated): string[] {
  if (!corrected) return [];
  const pages = counted(corrected.pages, 'page', 'pages');
  return [
    `${pages} had a day to come in lastmod.txt, and ${corrected.pages === 1 ? 'has' : 'have'} ${corrected.day} now. If that day is wrong, set the clock of this machine.`,
  ];
}
