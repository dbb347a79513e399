import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eachInSeconds, formatTable, inSeconds, median, whole } from './table.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import type { BenchSetting } from './setting.ts';

interface IncrementalResult {
  pages: number;
  change: string;
  written: number;
  all: number[];
}

/** Changes one file; the number makes each change different. */
export type Change = (folders: { data: string; project: string }, number: number) => void;

const nothing = 'nothing changed';

/** Typical edits of a site. Each is measured against the run before it. */
export const changes = {
  [nothing]: () => undefined,
  'a neighborhood of one ZIP': ({ data }, number) => {
    const file = countyFile(data);
    const zip = /^points:\s+"?(\d{5})"?:/m.exec(readFileSync(file, 'utf8'))?.[1];
    edit(file, /^neighborhoods:\n/m, `neighborhoods:\n  "Harbor Row ${number}": ["${zip}"]\n`);
  },
  'a post': ({ data }, number) => edit(postFile(data, false), /$/, `\n${'More of it. '.repeat(number)}\n`),
  "a topic's post": ({ data }, number) =>
    edit(postFile(data, true), /$/, `\n${'More of it. '.repeat(number)}\n`),
  "a county's court": ({ data }, number) =>
    edit(countyFile(data), /^court:\n {2}name:.*$/m, `court:\n  name: "Court ${number}"`),
  "the ZIP pages' template": ({ project }, number) =>
    edit(path.join(project, 'src/pages/zip.tsx'), /<p>|<p data-edited="\d+">/, `<p data-edited="${number}">`),
  "the topics' template": ({ project }, number) =>
    edit(
      path.join(project, 'src/pages/topic/topic.tsx'),
      /<article[^>]*>/,
      `<article data-edited="${number}">`,
    ),
} satisfies Record<string, Change>;

/** For each site, first runs, then runs after one change each into an output folder of an earlier run. */
export async function measureIncremental(
  setting: BenchSetting,
  sizes: readonly (number | 'real')[],
): Promise<IncrementalResult[]> {
  const { workspace, copy, writeSite, threads, runs } = setting;
  const results: IncrementalResult[] = [];
  // The sites share their templates, so no change may be repeated from one site to another.
  let number = 0;
  for (const size of sizes) {
    const data = workspace.fresh('data');
    if (size === 'real') cpSync(copy.data, data, { recursive: true });
    else writeSite(size, data);
    let out = workspace.fresh('out');
    const measure = async (prepare: () => void) => {
      const all: number[] = [];
      let written = 0;
      for (let run = 0; run < runs; run++) {
        prepare();
        await waitUntilIdle();
        const timed = await copy.generate({ data, out, threads });
        all.push(timed.seconds);
        written = writtenIn(timed.output);
      }
      return { written, all };
    };
    // As on a fresh clone: nothing is built, drawn or cached.
    const first = await measure(() => {
      rmSync(copy.cache, { recursive: true, force: true });
      workspace.discard(out);
      out = workspace.fresh('out');
    });
    const pages = first.written;
    results.push({ pages, change: 'nothing made before', ...first });
    for (const [change, apply] of Object.entries<Change>(changes)) {
      const result = await measure(() => apply({ data, project: copy.folder }, ++number));
      if (result.written === 0 && change !== nothing)
        throw new Error(`"${change}" wrote no page, so it measures nothing.`);
      results.push({ pages, change, ...result });
    }
    for (const folder of [data, out]) workspace.discard(folder);
  }
  return results;
}

function edit(file: string, place: RegExp, by: string): void {
  const text = readFileSync(file, 'utf8');
  if (!place.test(text)) throw new Error(`${file} has no ${place}, which the measurement changes.`);
  writeFileSync(
    file,
    text.replace(place, () => by),
  );
}

/** The first county that has neighborhoods. */
function countyFile(data: string): string {
  const files = readdirSync(path.join(data, 'counties')).sort();
  const names = files.map((name) => path.join(data, 'counties', name));
  return names.find((file) => /^neighborhoods:$/m.test(readFileSync(file, 'utf8')))!;
}

/** A post that a topic prints for every place, or one that no topic uses. */
function postFile(data: string, ofTopic: boolean): string {
  const topics = readdirSync(path.join(data, 'topics')).map((name) =>
    readFileSync(path.join(data, 'topics', name), 'utf8'),
  );
  const printed = new Set(topics.map((text) => /^post: "?([\w-]+)/m.exec(text)?.[1]));
  const posts = readdirSync(path.join(data, 'posts')).sort();
  return path.join(
    data,
    'posts',
    posts.find((name) => printed.has(name.replace(/\.md$/, '')) === ofTopic)!,
  );
}

function writtenIn(output: string): number {
  return Number(/([\d,]+) pages? written/.exec(output)?.[1]?.replaceAll(',', '') ?? 0);
}

export function incrementalTable(results: readonly IncrementalResult[]): string {
  const rows = results.map(({ pages, change, written, all }) => [
    change,
    whole(pages),
    inSeconds(median(all)),
    whole(written),
    eachInSeconds(all),
  ]);
  return formatTable(['what changed', 'of pages', 'time', 'pages written', 'runs'], rows);
}
