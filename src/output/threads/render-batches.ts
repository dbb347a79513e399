import type { Site } from '#site/plan.ts';
import { routesByPlace } from '#site/routes/routes-by-place.ts';
import type { Shell } from '#site/shell.ts';
import type { AssetTags } from '../render/asset-tags.ts';
import { PageRenderer, reactRenderer } from '../render/page-renderer.ts';
import { renderPages, type Rendered } from '../render/render-pages.ts';
import { isInShard } from '../selection.ts';
import { PageWriter, type WriteTask } from './page-writer.ts';

/** Sent to all threads of a run; the numbers are in shared memory. */
export interface RenderTask extends WriteTask, Pick<Site, 'keptOut'> {
  shell: Shell;
  tags: AssetTags;
  verifyAll: boolean;
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

/** Renders batches of the plan until all are taken, and writes their pages. */
export async function renderBatches(site: Site, task: RenderTask, thread: string): Promise<RenderResult> {
  const { shell, tags, verifyAll } = task;
  const renderer = new PageRenderer(site, shell, reactRenderer(tags));
  const writer = new PageWriter(task, thread);
  const rendered = await renderPages(renderer, pagesToRender(site, task), { verifyAll }, (planned, page) =>
    writer.write(planned, page),
  );
  const { verified, templates } = renderer.counts;
  return { ...rendered, bytes: writer.bytes, verified, templates };
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
