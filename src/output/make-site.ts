import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isConnected } from '#lib/emailjs.ts';
import { Refused } from '#lib/refused.ts';
import { routesOf, type Site } from '#site/plan.ts';
import { planShell } from '#site/shell.ts';
import { ChangedDays } from './lastmod/changed-days.ts';
import { knownFiles } from './files/public-files.ts';
import { writeSitemaps } from './files/sitemaps.ts';
import { inputsOfRun } from './inputs.ts';
import { keyOf } from './key.ts';
import { siteOrRefuse } from './load-site.ts';
import type { OutputRun } from './folder/output-run.ts';
import { findKeptOut } from './kept-out.ts';
import { PageRecord } from './folder/page-record.ts';
import { noRun, type LastRun } from './folder/work-folder.ts';
import { readAssetTags } from './render/asset-tags.ts';
import { withoutDay } from './render/build-day.ts';
import type { Failure } from './render/render-pages.ts';
import type { Generated, GenerateOptions } from './generate-options.ts';
import { refuseUnlessFits } from './only-letter.ts';
import { countPages } from './selection.ts';
import { writeAssets, writeSiteFiles, visitorScriptFile } from './files/site-files.ts';
import type { RenderTask } from './threads/render-batches.ts';
import { saveMemory } from './threads/save-memory.ts';
import { Threads } from './threads/threads.ts';
import { writeManifest } from './shards/manifest.ts';

/** What a run knows before it reads the data. */
interface PreparedRun extends GenerateOptions {
  /** A hash of the inputs of the site; see `inputsOfSite`. */
  inputs: string;
  /** Whether unchanged pages of the last run may stay. */
  isIncremental: boolean;
}

/** Content → site → pages → output. Writes nothing if the data has any mistake. */
export async function makeSite(run: OutputRun, prepared: PreparedRun): Promise<Generated> {
  const { data, cache, bundles, now, selection, inputs } = prepared;
  const { shard, only } = selection;
  const script = pathToFileURL(path.join(bundles, 'server/worker.mjs'));
  const threads = new Threads(script, prepared.threads - 1);
  try {
    const planned = readAndSend(prepared, threads);
    saveMemory(planned);
    if (only !== undefined) refuseUnlessFits(planned, only);
    const site = { ...planned, keptOut: await findKeptOut(planned) };
    const shell = planShell(site, now, `/${visitorScriptFile(site).name}`);
    const files = { site, data, bundles, cache };

    const { target, folder } = run.begin(site, knownFiles(data));
    if (!shard) writeAssets(files, folder);
    const task = taskFor(site, { ...prepared, shell, target, last: run.last });
    prepared.onStart?.(site.size, () => Atomics.load(task.progress, 0));
    const { failures, ...made } = await threads.render(site, task, async () => {
      if (!shard) await writeSiteFiles(files, folder);
    });
    if (failures.length > 0) throw new Refused(letterAboutFailures(site, failures));

    const { iso: day, long } = shell.today;
    const days = new ChangedDays(data, task.fingerprints, day);
    if (shard) writeManifest(folder, { ...shard, inputs, day, keptOut: [...site.keptOut] }, task);
    else writeSitemaps(site, folder, days.of);
    const isWhole = !shard && !only;
    const lastmod = isWhole ? days.write() : { text: days.before, isKept: true };
    const connected = isConnected(site.content.settings.emailjs);
    const { removed, foreign } = run.finish({
      inputs: inputsOfRun(inputs, selection, lastmod.text),
      record: new PageRecord(task.record).filled(),
      connected,
      isPartial: only !== undefined,
    });
    return {
      connected,
      counts: countPages(site, selection),
      ...made,
      removed,
      foreign,
      daysKept: lastmod.isKept,
      ...(isWhole && days.inFuture > 0 && { corrected: { pages: days.inFuture, day: long } }),
    };
  } finally {
    await threads.stop();
  }
}

/** The plan of the site, which each thread makes for itself. The content ends here, so that its tables are freed. */
function readAndSend({ data, force, cache, contentCode, emailjs }: PreparedRun, threads: Threads): Site {
  const { site, content } = siteOrRefuse(data, force ? undefined : { cache, contentCode }, emailjs);
  threads.plan(content);
  return site;
}

type Rendering = PreparedRun & Pick<RenderTask, 'target' | 'shell'> & { last: LastRun };

/** Enough batches for threads to finish together, few enough to keep most places in one thread. */
const batchesOfThread = 24;

/** What all threads need to render the pages; what they fill in is in shared memory. */
function taskFor({ size, keptOut }: Site, rendering: Rendering): RenderTask {
  const { target, shell, bundles, verifyAll, selection, isIncremental, last, threads } = rendering;
  const { record: before } = isIncremental ? last : noRun;
  return {
    target,
    shell,
    keptOut,
    tags: readAssetTags(bundles),
    frame: keyOf(JSON.stringify([path.basename(bundles), withoutDay(shell)])),
    verifyAll,
    selection,
    before: { entries: before.entries, index: before.index },
    record: PageRecord.empty(size).entries,
    fingerprints: new Float64Array(new SharedArrayBuffer(8 * size)),
    sums: new Uint32Array(new SharedArrayBuffer(selection.shard ? 4 * size : 0)),
    progress: new Int32Array(new SharedArrayBuffer(4)),
    batchSize: Math.ceil(size / (threads * batchesOfThread)),
    batchesTaken: new Int32Array(new SharedArrayBuffer(4)),
  };
}

/**
 * Each letter once: several threads may fail for the same reason, such as a full disk, each with the error of its own
 * file below the first line.
 */
function letterAboutFailures(site: Site, failures: readonly Failure[]): string {
  const letters = new Map(failures.map(({ address, letter }) => [address, letter]));
  const inPlanOrder = [...routesOf(site)].flatMap(({ address }) => letters.get(address) ?? []);
  const once = new Map(inPlanOrder.map((letter) => [letter.split('\n', 1)[0], letter]));
  return [...once.values(), `${once.size} failed. The site is not complete.`].join('\n\n');
}
