import { counted, grouped } from '#lib/text.ts';
import { mergeShards } from '#output/merge.ts';
import type { Call } from '../command-line/call.ts';
import { emailjsFromEnvironment } from '../environment.ts';
import { letterAboutForeign, reminders } from '../generate-summary.ts';

export async function run({ options, positionals: dirs, folders }: Call<'merge'>): Promise<void> {
  const { data, out } = options;
  const merged = await mergeShards({ dirs, data, out, ...folders, emailjs: emailjsFromEnvironment() });
  const site = `${counted(dirs.length, 'part', 'parts')} joined into one site in ${out}/: ${grouped(merged.pages)} pages.`;
  console.log([site, ...reminders(merged)].join('\n'));
  if (merged.foreign.length > 0) console.log(letterAboutForeign(merged.foreign, out));
}
