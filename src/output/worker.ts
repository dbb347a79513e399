import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import type { Content } from '#content/content.ts';
import { fileOf } from '#site/address.ts';
import { planSite, type Site } from '#site/plan.ts';
import type { Route } from '#site/routes.ts';
import { routesByPlace } from '#site/routes-by-place.ts';
import { fingerprintOf } from './content-dates.ts';
import type { Dates } from './dates.ts';
import { keyOfWord } from './key.ts';
import { isInShard, matchesGlob, type Selection } from './selection.ts';
import { OutputFolder, type WriteMode } from './output-folder.ts';
import { PageRecord } from './page-record.ts';
import type { ReadAhead, Unread } from './read-ahead.ts';
import { renderPages, type Failure, type RenderFully, type RenderOptions } from './render-pages.ts';
import type { MarkedHtml } from './shape.ts';
import { inPlainTexts } from './slots.ts';

/** What a thread is given: the plan, and memory that it shares with the others. */
export interface Share {
  name: string;
  content: Content;
  /** How many pages a thread takes at once, and how many times that was done so far. */
  stretch: number;
  taken: SharedArrayBuffer;
  out: string;
  mode: WriteMode;
  dates: Dates;
  verifyAll: boolean;
  selection: Selection;
  known: Map<string, MarkedHtml>;
  /** The record of this run, to be filled in. */
  record: SharedArrayBuffer;
  /** The record of the run before, where there is one that can be trusted. */
  before: { memory: SharedArrayBuffer; index: SharedArrayBuffer; seen: SharedArrayBuffer } | undefined;
  /** Fingerprints of the main content of this run's pages, to be filled in; see `ContentDates`. */
  contents: SharedArrayBuffer;
  /** Addresses that search engines may not list. */
  keptOut: ReadonlySet<string>;
  /** Pages done, counted by all threads. */
  progress: SharedArrayBuffer;
}

export type FromWorker =
  | { kind: 'read'; read: ReadAhead[] }
  | { kind: 'render'; id: number; page: Parameters<RenderFully>[0]; dates: Parameters<RenderFully>[1] }
  | {
      kind: 'done';
      written: number;
      bytes: number;
      verified: number;
      shapes: Map<string, MarkedHtml>;
      failures: Failure[];
    };

export type ToWorker = { id: number; html: string } | { id: number; error: string };

// The thread has loaded its code by now; its share comes when the content is read.
let message = await nextMessage();
while ('unread' in message) {
  const { parseAll } = await import('./read-ahead.ts');
  answer({ kind: 'read', read: parseAll(message.unread) });
  message = await nextMessage();
}
await renderShare(message);

async function nextMessage(): Promise<Share | { unread: Unread[] }> {
  return (await once(parentPort!, 'message'))[0];
}

async function renderShare(share: Share): Promise<void> {
  const site: Site = { ...planSite(share.content), keptOut: share.keptOut };
  const folder = new OutputFolder(share.out, share.mode, share.name);
  const record = new PageRecord(share.record);
  const before = share.before && new PageRecord(share.before.memory, share.before.index);
  const seen = share.before && new Uint8Array(share.before.seen);
  const contents = new Float64Array(share.contents);
  const progress = new Int32Array(share.progress);
  const taken = new Int32Array(share.taken);
  let page = 0;
  let bytes = 0;

  /** A stretch at a time: threads that write into different folders do not wait for each other. */
  function* routes(): Generator<Route> {
    for (;;) {
      const from = Atomics.add(taken, 0, 1) * share.stretch;
      if (from >= site.size) return;
      for (const next of routesByPlace(site, from, Math.min(from + share.stretch, site.size))) {
        page = next.page;
        yield next.route;
      }
    }
  }

  const write: RenderOptions['write'] = ({ route, content, key, fill }) => {
    Atomics.add(progress, 0, 1);
    const address = keyOfWord(route.address);
    if (!isInShard(address, share.selection.shard)) return false;
    contents[page] = fingerprintOf(address, content);
    const name = fileOf(route.address);
    const at = before?.find(address) ?? -1;
    if (at >= 0) seen![at] = 1;
    if (at >= 0 && before!.hasKey(at, key) && folder.has(name, before!.sizeAt(at))) {
      record.copy(page, before!, at);
      bytes += before!.sizeAt(at);
      return false;
    }
    if (!matchesGlob(route.address, share.selection.only)) {
      if (at >= 0) record.copy(page, before!, at);
      return false;
    }
    const html = fill();
    folder.page(name, html);
    record.set(page, address, key, html.length);
    bytes += html.length;
    return true;
  };
  const { written, verified, shapes, failures } = await renderPages(site, routes(), {
    render: askMainThread(),
    dates: share.dates,
    known: share.known,
    verifyAll: share.verifyAll,
    write,
  });
  answer({ kind: 'done', written, bytes, verified, shapes, failures });
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
