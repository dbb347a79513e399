import { availableParallelism, cpus } from 'node:os';
import { grouped } from '#lib/text.ts';
import { brokenBudgets } from '../bench/pages/budgets.ts';
import { incrementalTable, measureIncremental } from '../bench/incremental.ts';
import type { Call } from '../command-line/call.ts';
import { whatToMeasure, type Measurement } from '../bench/what-to-measure.ts';
import { pageWeightTables, weighPages } from '../bench/pages/page-weights.ts';
import { measurePrerender, prerenderTable } from '../bench/prerender.ts';
import { ProjectCopy } from '../bench/project-copy.ts';
import { measureScale, scaleTable, type ScaleRuns } from '../bench/scale/scale.ts';
import { siteWriter } from '../bench/scale/scale-site.ts';
import type { BenchSetting } from '../bench/setting.ts';
import { shippedZips } from '../desk/shipped-files.ts';
import { Workspace } from '../bench/workspace.ts';

export async function run({ options: { runs }, positionals }: Call<'bench'>): Promise<void> {
  const { measurements, sizes } = whatToMeasure(positionals);
  const workspace = new Workspace();
  const copy = new ProjectCopy(workspace.fresh('project'));
  const setting: BenchSetting = {
    workspace,
    copy,
    writeSite: siteWriter(copy.data, shippedZips(copy.folder)),
    threads: Math.min(8, availableParallelism()),
    runs,
  };
  console.log(
    `${cpus()[0]?.model ?? 'Unknown processor'}, ${availableParallelism()} processors, Node ${process.versions.node}; ` +
      `output on ${workspace.onMemory ? 'a memory disk' : 'a disk'}`,
  );
  // Builds the bundles and warms the file cache.
  await copy.generate({ out: workspace.fresh('warm-up'), threads: setting.threads }, '--only', '/');

  for (const measurement of measurements) await perform[measurement](setting, sizes);
}

/** Measures and prints the results, for sites of these sizes. */
type Perform = (setting: BenchSetting, sizes: readonly number[]) => Promise<void>;

const perform: Record<Measurement, Perform> = {
  async scale(setting, sizes) {
    const results: ScaleRuns[] = [];
    for (const size of sizes) {
      const result = await measureScale(setting, size);
      if ('skipped' in result) console.log(`Skipped ${grouped(size)} pages: ${result.skipped}.`);
      else results.push(result);
    }
    console.log('\nFull runs with cached bundles and data ("data new": without cached data)\n');
    console.log(scaleTable(results));
  },
  async prerender(setting, sizes) {
    const results = [];
    // vike keeps all pages in memory.
    for (const size of sizes.filter((size) => size <= 40_000))
      results.push(...(await measurePrerender(setting, size)));
    console.log("\nCold runs, bundles included, compared with vike's own prerender of the same pages\n");
    console.log(prerenderTable(results));
  },
  async incremental(setting, sizes) {
    const results = await measureIncremental(setting, sizes.includes(40_000) ? ['real', 40_000] : ['real']);
    console.log('\nRuns after one change\n');
    console.log(incrementalTable(results));
  },
  async pages(setting) {
    const weights = await weighPages(setting);
    console.log(pageWeightTables(weights));
    const broken = brokenBudgets(weights.pages, weights.islands);
    if (broken.length === 0) return console.log('\nAll budgets are met.');
    console.error(`\n${broken.join('\n')}`);
    process.exitCode = 1;
  },
};
