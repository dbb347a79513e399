import { Worker } from 'node:worker_threads';
import type { ContentWithTables } from '#content/content.ts';
import type { Site } from '#site/plan.ts';
import { renderBatches, type RenderResult, type RenderTask } from './render-batches.ts';

/** Heap limit of a thread, in MB; the pages of a whole country need a fraction of it. */
const heapLimit = 512;
/** In MB. Most objects live for one page only, so a larger young generation would just cost memory. */
const youngLimit = 16;

/** In place of the next batch: tells all threads that nothing is left. */
const allTaken = 2 ** 20;

/** Threads that already load their code while the content is being read. */
export class Threads {
  private readonly workers: Worker[];
  private readonly results: Promise<RenderResult>[];

  constructor(script: URL, count: number) {
    const resourceLimits = { maxOldGenerationSizeMb: heapLimit, maxYoungGenerationSizeMb: youngLimit };
    const names = Array.from({ length: count }, (_, i) => `thread-${i + 1}`);
    this.workers = names.map((name) => new Worker(script, { resourceLimits, workerData: name }));
    this.results = this.workers.map((worker, i) => resultOf(worker, names[i]!));
  }

  /** Each thread plans the site while the main thread goes on. */
  plan(content: ContentWithTables): void {
    for (const worker of this.workers) worker.postMessage(content);
  }

  /**
   * Each thread takes the next batch of the plan until none is left. The main thread first does `ownWork`, which only
   * it can do. If anything fails, all threads have ended before the folder that they write into is removed.
   */
  async render(site: Site, task: RenderTask, ownWork: () => Promise<void>): Promise<RenderResult> {
    for (const worker of this.workers) worker.postMessage(task);
    const own = ownWork().then(() => renderBatches(site, task, 'main'));
    try {
      return (await Promise.all([own, ...this.results])).reduce(sumOf);
    } catch (error) {
      Atomics.store(task.batchesTaken, 0, allTaken);
      await Promise.allSettled([own, this.stop()]);
      throw error;
    }
  }

  /** Terminates the remaining threads. */
  async stop(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}

const sumOf = (one: RenderResult, other: RenderResult): RenderResult => ({
  written: one.written + other.written,
  bytes: one.bytes + other.bytes,
  verified: one.verified + other.verified,
  templates: one.templates + other.templates,
  failures: [...one.failures, ...other.failures],
});

function resultOf(worker: Worker, name: string): Promise<RenderResult> {
  const result = new Promise<RenderResult>((resolve, reject) => {
    worker.on('message', resolve);
    worker.on('error', (cause) => reject(new Error(`${name} crashed: ${cause.message}`, { cause })));
    worker.on('exit', () => reject(new Error(`${name} ended before its work was done.`)));
  });
  // Errors reach the caller that awaits the work; a thread that is stopped unused reports none.
  result.catch(() => undefined);
  return result;
}
