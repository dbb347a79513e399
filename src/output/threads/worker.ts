import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import type { Content } from '#content/content.ts';
import { planSite } from '#site/plan.ts';
import { renderBatches, type RenderTask } from './render-batches.ts';

/** Sent to a thread once the content is read; the thread has loaded its code by then. */
export interface Work {
  name: string;
  task: RenderTask;
  content: Content;
  keptOut: ReadonlySet<string>;
}

const [{ name, task, content, keptOut }] = (await once(parentPort!, 'message')) as [Work];
parentPort!.postMessage(await renderBatches({ ...planSite(content), keptOut }, task, name));
