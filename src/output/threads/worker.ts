import { on } from 'node:events';
import { parentPort } from 'node:worker_threads';
import type { ContentWithTables } from '#content/content.ts';
import { planSite, type Site } from '#site/plan.ts';
import { renderBatches, type RenderTask } from './render-batches.ts';

/** Sent to a thread after the content, which it has meanwhile planned. */
export interface Work extends Pick<Site, 'keptOut'> {
  name: string;
  task: RenderTask;
}

const messages = on(parentPort!, 'message');
const next = async <T>() => ((await messages.next()).value as [T])[0];
const planned = async () => planSite(await next<ContentWithTables>());

const site = await planned();
const { name, task, keptOut } = await next<Work>();
parentPort!.postMessage(await renderBatches({ ...site, keptOut }, task, name));
parentPort!.close();
