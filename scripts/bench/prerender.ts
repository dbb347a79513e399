import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { eachInSeconds, formatTable, inMegabytes, inSeconds, median, whole } from './table.ts';
import { ProjectCopy } from './project-copy.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { runProcess, type ProcessRun } from './run-process.ts';
import type { BenchSetting } from './setting.ts';
import { filesOfSite, sizeOf, type SiteSize } from './site-size.ts';

interface ColdResult extends SiteSize {
  name: string;
  all: number[];
  peakBytes: number;
}

interface Contender {
  name: string;
  /** A new folder for its output. */
  freshOut(): string;
  run(out: string): Promise<ProcessRun>;
  /** Where in the output the pages are. */
  pagesIn: string;
}

/**
 * The files that differ in the app that vike prerenders, and the names that vike looks for. They are kept without the
 * plus sign, or the site's own build would treat them as pages of the site.
 */
const vikeFiles = {
  'config.ts': '+config.ts',
  'data.ts': '+data.ts',
  'on-before-prerender-start.ts': '+onBeforePrerenderStart.ts',
  'planned-site.ts': 'planned-site.ts',
};
/** The browser script and the error page, which the compared pages do not have. */
const leftOut = ['+client.ts', '_error', 'dev-site.ts'];

/** Each run builds bundles, templates and pages; our runs and vike's alternate. */
export async function measurePrerender(setting: BenchSetting, pages: number): Promise<ColdResult[]> {
  const { workspace, writeSite, threads, runs } = setting;
  const data = workspace.fresh('data');
  writeSite(pages, data);
  const ours = new ProjectCopy(workspace.fresh('cold'));
  const vikes = prerenderingCopy(workspace.fresh('vike'));
  const contenders: Contender[] = [
    {
      name: 'npm run generate',
      freshOut: () => workspace.fresh('out'),
      run: (out) => ours.generate({ data, out, threads }),
      pagesIn: '',
    },
    {
      name: "vike's prerender",
      // Its server bundle is in the output and has to find the packages.
      freshOut: () => path.join(vikes.folder, path.basename(workspace.fresh('out'))),
      run: (out) =>
        runProcess(['--import', 'tsx', 'scripts/bench/vike-prerender/build.ts', out], vikes.folder, {
          BENCH_DATA: data,
          NODE_ENV: 'production',
        }),
      pagesIn: 'client',
    },
  ];
  const results = contenders.map(({ name }): ColdResult => ({
    name,
    pages: 0,
    bytes: 0,
    all: [],
    peakBytes: 0,
  }));
  for (let run = 0; run < runs; run++) {
    for (const [i, contender] of contenders.entries()) {
      rmSync(ours.cache, { recursive: true, force: true });
      rmSync(vikes.cache, { recursive: true, force: true });
      const out = contender.freshOut();
      await waitUntilIdle();
      const { seconds, peakBytes, output } = await contender.run(out);
      const result = results[i]!;
      result.all.push(seconds);
      result.peakBytes = Math.max(result.peakBytes, peakBytes);
      if (run === 0) Object.assign(result, sizeOf(filesOfSite(path.join(out, contender.pagesIn))));
      if (result.pages === 0) throw new Error(`${contender.name} made no pages:\n${output}`);
      workspace.discard(out);
    }
  }
  for (const folder of [data, ours.folder, vikes.folder]) workspace.discard(folder);
  return results;
}

/** A copy of the project whose vike app prints every page by itself. */
function prerenderingCopy(folder: string): ProjectCopy {
  const copy = new ProjectCopy(folder);
  const app = path.join(folder, 'src/vike');
  for (const name of leftOut) rmSync(path.join(app, name), { recursive: true });
  for (const [from, to] of Object.entries(vikeFiles)) {
    cpSync(path.join(import.meta.dirname, 'vike-prerender', from), path.join(app, to));
  }
  return copy;
}

export function prerenderTable(results: readonly ColdResult[]): string {
  const rows = results.map(({ name, pages, bytes, all, peakBytes }) => {
    const seconds = median(all);
    return [
      name,
      whole(pages),
      inMegabytes(bytes),
      inSeconds(seconds),
      ((seconds * 1000) / pages).toFixed(3),
      inMegabytes(peakBytes),
      eachInSeconds(all),
    ];
  });
  return formatTable(['cold', 'pages', 'output', 'time', 'ms a page', 'peak memory', 'runs'], rows);
}
