import { Worker } from 'node:worker_threads';
import type { RenderFully } from './render-pages.ts';
import type { MarkedHtml } from './shape.ts';
import type { FromWorker, Share, ToWorker } from './worker.ts';

export interface ThreadsResult {
  written: number;
  bytes: number;
  verified: number;
  /** Shapes that were rendered for this run. */
  shapes: Map<string, MarkedHtml>;
  failures: string[];
}

/** Heap of a thread, in MB; the pages of a country need a fraction of it. */
const heapLimit = 512;

/**
 * Contiguous shares of the plan, one a thread: threads that write into different folders do not wait for
 * each other in the file system. `meanwhile` is what this thread does. When anything fails, no thread is left
 * that could write into a folder which is about to be cleared away.
 */
export async function renderInThreads(
  script: URL,
  common: Omit<Share, 'from' | 'to' | 'name'>,
  pages: number,
  threads: number,
  render: RenderFully,
  meanwhile: () => Promise<void>,
): Promise<ThreadsResult> {
  const total: ThreadsResult = { written: 0, bytes: 0, verified: 0, shapes: new Map(), failures: [] };
  const rendering = once(render);
  const runs = Array.from({ length: threads }, (_, i) => {
    const from = Math.floor((pages * i) / threads);
    const to = Math.floor((pages * (i + 1)) / threads);
    return startThread(script, { ...common, from, to, name: `thread-${i + 1}` }, rendering);
  });
  const besides = meanwhile();
  try {
    const [results] = await Promise.all([Promise.all(runs.map(({ done }) => done)), besides]);
    for (const done of results) {
      total.written += done.written;
      total.bytes += done.bytes;
      total.verified += done.verified;
      for (const [signature, shape] of done.shapes) total.shapes.set(signature, shape);
      total.failures.push(...done.failures);
    }
    // Every thread tells of a full disk.
    return { ...total, failures: [...new Set(total.failures)] };
  } catch (error) {
    await Promise.allSettled([besides, ...runs.map(({ worker }) => worker.terminate())]);
    throw error;
  }
}

type Done = Extract<FromWorker, { kind: 'done' }>;

function startThread(
  script: URL,
  share: Share,
  render: RenderFully,
): { worker: Worker; done: Promise<Done> } {
  const worker = new Worker(script, {
    workerData: share,
    resourceLimits: { maxOldGenerationSizeMb: heapLimit },
  });
  const done = new Promise<Done>((resolve, reject) => {
    let result: Done | undefined;
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'done') result = message;
      else {
        const reply = (answer: ToWorker) => worker.postMessage(answer);
        render(message.page, message.dates).then(
          (html) => reply({ id: message.id, html }),
          (error: Error) => reply({ id: message.id, error: error.message }),
        );
      }
    });
    worker.on('error', (cause) => reject(new Error(`${share.name} crashed: ${cause.message}`, { cause })));
    worker.on('exit', () =>
      result ? resolve(result) : reject(new Error(`${share.name} ended before its work was done.`)),
    );
  });
  return { worker, done };
}

/** Two threads may ask for the same shape at the same time; it is rendered once. */
function once(render: RenderFully): RenderFully {
  const started = new Map<string, Promise<string>>();
  return (page, dates) => {
    if (dates === 'printed') return render(page, dates);
    const key = JSON.stringify(page);
    if (!started.has(key)) started.set(key, render(page, dates));
    return started.get(key)!;
  };
}
