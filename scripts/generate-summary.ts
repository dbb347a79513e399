import { howToConnect } from '#lib/emailjs.ts';
import { counted, firstInWords, grouped } from '#lib/text.ts';
import type { Generated, GenerateOptions } from '#output/generate-options.ts';
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
    `${counted(written, 'page', 'pages')} written, ${grouped(pages - written)} unchanged, ${
      selection.only === undefined
        ? `${grouped(removed)} removed; ${size} in ${out}`
        : `${size}; no other page in ${out} was touched`
    }`,
    `${seconds.toFixed(1)} s, ${counted(Math.round(pages / seconds), 'page', 'pages')} a second, peak memory ${peak} MB`,
    ...(verified > 0 ? [proofLine(templates, verified)] : []),
    ...correctedLines(generated),
    ...reminders(generated),
  ].join('\n');
}

const proofLine = (templates: number, verified: number) =>
  `${counted(templates, 'place template', 'place templates')}; ${grouped(verified)} of ${templates === 1 ? 'its' : 'their'} pages compared with a full React rendering, all identical`;

/** The message when there was nothing to do. */
export const upToDate = (site: { connected: boolean }, { out }: Pick<GenerateOptions, 'out'>): string =>
  [`Nothing has changed; the site in ${out} is up to date.`, ...connectionLines(site)].join('\n');

/** Reminders about a site that was written. */
export const reminders = ({ daysKept, connected }: Pick<Generated, 'daysKept' | 'connected'>): string[] => [
  ...(daysKept ? [] : [daysNotKept]),
  ...connectionLines({ connected }),
];

/** Repeated in each run as long as no message can reach the firm. */
const connectionLines = ({ connected }: { connected: boolean }): string[] =>
  connected ? [] : [`The form is not connected; it asks visitors to call instead. ${howToConnect}`];

const foreignNamed = 5;

/** A message about files in the output folder that the generator did not write. */
export function letterAboutForeign(foreign: readonly string[], out: string): string {
  return [
    `Files in ${out} that the generator did not write and left alone: ${firstInWords(foreign, foreignNamed)}.`,
    'Move files to deploy to public/ in the data folder, which every run copies to the site; delete the rest.',
  ].join('\n');
}

/** A name for all pages of a run. */
function nameOf({ shard, only }: Selection): string {
  if (only !== undefined) return 'Pages of --only';
  return shard ? `Part ${shard.index} of ${shard.count}` : 'All pages';
}

const daysNotKept =
  'lastmod.txt cannot be written here. Until a run can write it, pages missing from it get the day of each run as their day of change.';

function correctedLines({ corrected }: Generated): string[] {
  if (!corrected) return [];
  const pages = counted(corrected.pages, 'page', 'pages');
  return [
    `${pages} had a future day in lastmod.txt, now set to ${corrected.day}. If that is not today, correct this machine's clock.`,
  ];
}
