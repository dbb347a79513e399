import { howToConnect } from '#lib/emailjs.ts';
import { counted, firstInWords, grouped } from '#lib/text.ts';
import type { Generated, GenerateOptions } from '#output/generated.ts';
import type { Selection } from '#output/selection.ts';

/** The short table at the end of `generate`. */
export function summary(
  generated: Generated,
  { out, selection }: Pick<GenerateOptions, 'out' | 'selection'>,
  seconds: number,
): string {
  const { counts, written, removed, bytes, templates, verified } = generated;
  const pages = counts.reduce((sum, [, count]) => sum + count, 0);
  const all = nameOf(selection);
  const width = Math.max(...[all, ...counts.map(([label]) => label)].map((label) => label.length));
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  const row = (label: string, count: number) => `  ${label.padEnd(width)} ${grouped(count).padStart(9)}`;
  const peak = Math.round(process.resourceUsage().maxRSS / 1024);
  return [
    ...counts.map(([label, count]) => row(label, count)),
    row(all, pages),
    '',
    `${counted(written, 'page', 'pages')} written, ${grouped(pages - written)} left as they were, ${
      selection.only === undefined
        ? `${grouped(removed)} removed; ${size} in ${out}`
        : `${size}; no other page in ${out} was touched`
    }`,
    `${seconds.toFixed(1)} s, ${grouped(Math.round(pages / seconds))} pages a second, ${peak} MB of memory at most`,
    `${templates} templates of places; ${grouped(verified)} of their pages compared with a full rendering by React, all equal`,
    ...correctedLines(generated),
    ...linesOnKeeping(generated),
  ].join('\n');
}

/** The message when there was nothing to do. */
export const upToDate = (site: { connected: boolean }, { out }: Pick<GenerateOptions, 'out'>): string =>
  [`Nothing has changed: the site in ${out} is up to date.`, ...connectionLines(site)].join('\n');

/** Reminders about a site that was written. */
export const linesOnKeeping = ({
  daysKept,
  connected,
}: Pick<Generated, 'daysKept' | 'connected'>): string[] => [
  ...(daysKept ? [] : [daysNotKept]),
  ...connectionLines({ connected }),
];

/** Repeated in each run as long as no message can reach the firm. */
const connectionLines = ({ connected }: { connected: boolean }): string[] =>
  connected ? [] : [`The form is not connected, it offers the phone instead. ${howToConnect}`];

const foreignNamed = 5;

/** A message about files in the output folder that the generator did not write. */
export function letterAboutForeign(foreign: readonly string[], out: string): string {
  return [
    `Not made by the generator, and left as they are in ${out}: ${firstInWords(foreign, foreignNamed)}.`,
    'What has to be deployed belongs into public/ of the data, from where each run copies it; delete the rest.',
  ].join('\n');
}

/** A name for all pages of a run. */
function nameOf({ shard, only }: Selection): string {
  if (only !== undefined) return 'Pages of --only';
  return shard ? `Part ${shard.index} of ${shard.count}` : 'All pages';
}

const daysNotKept =
  'The file lastmod.txt cannot be written here: until a run can write it, each calls pages that are new to it changed on its own day.';

function correctedLines({ corrected }: Generated): string[] {
  if (!corrected) return [];
  const pages = counted(corrected.pages, 'page', 'pages');
  return [
    `${pages} had a day to come in lastmod.txt, and ${corrected.pages === 1 ? 'has' : 'have'} ${corrected.day} now. If that day is wrong, set the clock of this machine.`,
  ];
}
