import { grouped } from '#lib/text.ts';
import { mergeShards } from '#output/merge.ts';
import type { Call } from '../command-line/command.ts';
import { emailjsFromEnvironment } from '../environment.ts';
import { letterAboutForeign, linesOnKeeping } from '../summary.ts';

export async function run({ options, positionals: dirs, folders }: Call<'merge'>): Promise<void> {
  const { data, out } = options;
  const merged = await mergeShards({ dirs, data, out, ...folders, emailjs: emailjsFromEnvironment() });
  const pages = `${grouped(merged.pages)} pages of ${dirs.length} parts`;
  console.log([`${pages} are one site in ${out}/.`, ...linesOnKeeping(merged)].join('\n'));
  if (merged.foreign.length > 0) console.log(letterAboutForeign(merged.foreign, out));
}
