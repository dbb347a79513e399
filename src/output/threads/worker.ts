import { on } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { ContentWithTables } from '#content/content.ts';
import { planSite } from '#site/plan.ts';
import { renderBatches, type RenderTask } from './render-batches.ts';
import { saveMemory } from './save-memory.ts';

const messages = on(parentPort!, 'message');
const next = async <T>() => ((await messages.next()).value as [T])[0];
/** A function of its own, in which the content ends: its tables are then free for `saveMemory` to collect. */
const planned = async () => planSite(await next<ContentWithTables>());

const site = await planned();
saveMemory(site);
const task = await next<RenderTask>();
parentPort!.postMessage(await renderBatches({ ...site, keptOut: task.keptOut }, task, workerData as string));
parentPort!.close();
