import { crc32 } from 'node:zlib';
import { fileOf } from '#site/address.ts';
import type { Site } from '#site/plan.ts';
import { routesByPlace } from '#site/routes/routes-by-place.ts';
import type { Shell } from '#site/shell.ts';
import { fingerprintOf } from '../lastmod/content-dates.ts';
import { OutputFolder, type Target } from '../folder/output-folder.ts';
import { joinKeys, keyOfShortText, type Key } from '../key.ts';
import { PageRecord } from '../folder/page-record.ts';
import type { AssetTags } from '../render/asset-tags.ts';
import { PageRenderer, reactRenderer } from '../render/page-renderer.ts';
import { renderPages, type Rendered } from '../render/render-pages.ts';
import { fitsPattern, isInShard, type Selection } from '../selection.ts';

/** Sent to all threads of a run; the numbers are in shared memory. */
export interface RenderTask {
  target: Target;
  shell: Shell;
  tags: AssetTags;
  /** Changes with the templates and with everything that all pages share. */
  frame: Key;
  verifyAll: boolean;
  selection: Selection;
  /** The entries of this run's record, to be filled in. */
  record: Uint32Array;
  /** The record of the last run; empty if nothing of it may stay. */
  before: Pick<PageRecord, 'entries' | 'index'>;
  /** Fingerprints of the main texts of this run's pages, to be filled in; see `ContentDates`. */
  fingerprints: Float64Array;
  /** Checksums of the files of pages, to be filled in; empty unless the run makes a part. */
  sums: Uint32Array;
  /** Number of pages done or left to other machines, counted by all threads. */
  progress: Int32Array;
  /** How many pages a thread takes at once, and how many batches have been taken so far. */
  batchSize: number;
  batchesTaken: Int32Array;
}

/** The result of one thread. */
export interface RenderResult extends Rendered {
  bytes: number;
  verified: number;
  templates: number;
}

/** Renders batches of the plan until all are taken; `name` is the name of the thread. */
export async function renderBatches(site: Site, task: RenderTask, name: string): Promise<RenderResult> {
  const { target, shell, tags, verifyAll, selection, fingerprints, sums } = task;
  const folder = new OutputFolder(target, name);
  const renderer = new PageRenderer(site, shell, reactRenderer(tags));
  const record = new PageRecord(task.record);
  const before = new PageRecord(task.before.entries, task.before.index);
  const isSelected = fitsPattern(selection.only);
  let bytes = 0;

  const planned = pagesToRender(site, task);
  const rendered = await renderPages(renderer, planned, { verifyAll }, ({ route, index }, page) => {
    const address = keyOfShortText(route.address);
    const file = fileOf(route.address);
    const at = before.find(address);
    const key = joinKeys(task.frame, page.key);
    const isSame = at >= 0 && before.hasKey(at, key);
    const fingerprint = isSame
      ? before.fingerprintAt(at)
      : fingerprintOf(route.address, page.print().mainTextKey());
    fingerprints[index] = fingerprint;
    // Of the page that is there, in case it stays.
    if (sums.length > 0) sums[index] = folder.sumOf(file);
    if (!isSelected(route.address)) {
      if (at < 0 && folder.has(file)) record.expect(index, address);
      return false;
    }
    const size = isSame ? folder.sizeIfUntouched(file, before.stampAt(at)) : undefined;
    if (size !== undefined) {
      record.copy(index, before, at);
      bytes += size;
      return false;
    }
    const html = page.print().bytes();
    if (sums.length > 0) sums[index] = crc32(html);
    const isWritten = at < 0 || !folder.holds(file, html);
    const stamp = isWritten ? folder.page(file, html) : folder.stampOf(file);
    record.set(index, address, key, stamp, fingerprint);
    bytes += html.length;
    return isWritten;
  });
  return { ...rendered, bytes, verified: renderer.counts.verified, templates: renderer.counts.templates };
}

/** In whole batches, as threads that write into different folders do not block each other. */
function* pagesToRender(site: Site, { batchesTaken, batchSize, progress, selection }: RenderTask) {
  for (;;) {
    const from = Atomics.add(batchesTaken, 0, 1) * batchSize;
    if (from >= site.size) return;
    for (const planned of routesByPlace(site, from, from + batchSize)) {
      if (isInShard(planned.route, selection.shard)) yield planned;
      Atomics.add(progress, 0, 1);
    }
  }
}
