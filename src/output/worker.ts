import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import type { Content } from '#content/content.ts';
import { planSite } from '#site/plan.ts';
import type { ReadAhead, Unread } from './read-ahead.ts';
import type { RenderFully } from './render-pages.ts';
import { renderShare, type Share, type ShareDone } from './share.ts';
import { inPlainTexts } from './slots.ts';

/** The work of a thread: a share of the pages, or files to be parsed. */
export type Work =
  | { kind: 'render'; share: Share; content: Content; keptOut: ReadonlySet<string> }
  | { kind: 'read'; unread: Unread[] };

export type FromWorker =
  | { kind: 'read'; read: ReadAhead[] }
  | { kind: 'render'; id: number; page: Parameters<RenderFully>[0]; dates: Parameters<RenderFully>[1] }
  | { kind: 'done'; done: ShareDone };

export type ToWorker = { id: number; html: string } | { id: number; error: string };

// The thread has loaded its code by now; its work comes when there is some.
const [work] = (await once(parentPort!, 'message')) as [Work];
if (work.kind === 'read') {
  const { parseAll } = await import('./read-ahead.ts');
  answer({ kind: 'read', read: parseAll(work.unread) });
} else {
  const { share, content, keptOut } = work;
  const site = { ...planSite(content), keptOut };
  answer({ kind: 'done', done: await renderShare(site, share, askMainThread()) });
}

function answer(message: FromWorker): void {
  parentPort!.postMessage(message);
}

/** React lives in the main thread only: a few dozen renderings do not pay for loading it everywhere. */
function askMainThread(): RenderFully {
  const waiting = new Map<number, { resolve(html: string): void; reject(error: Error): void }>();
  let last = 0;
  parentPort!.on('message', (message: ToWorker) => {
    const asked = waiting.get(message.id)!;
    waiting.delete(message.id);
    if ('html' in message) asked.resolve(message.html);
    else asked.reject(new Error(message.error));
    // Listening keeps a thread alive; one that waits for nothing may end.
    if (waiting.size === 0) parentPort!.unref();
  });
  parentPort!.unref();
  return (page, dates) =>
    new Promise((resolve, reject) => {
      parentPort!.ref();
      waiting.set(++last, { resolve, reject });
      answer({ kind: 'render', id: last, page: inPlainTexts(page), dates });
    });
}
