import { fileOf } from '#site/address.ts';
import type { Site } from '#site/plan.ts';
import type { Route } from '#site/routes.ts';
import { routesByPlace } from '#site/routes-by-place.ts';
import { fingerprintOf } from './content-dates.ts';
import type { Dates } from './dates.ts';
import { keyOfShortText } from './key.ts';
import { OutputFolder, type WriteMode } from './output-folder.ts';
import { PageRecord } from './page-record.ts';
import { renderPages, type Failure, type RenderFully, type RenderOptions } from './render-pages.ts';
import { isInShard, matchesGlob, type Selection } from './selection.ts';
import type { MarkedHtml } from './shape.ts';

/** What a thread is told of its work, and memory that it shares with the others. */
export interface Share {
  /** Of the thread. */
  name: string;
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
  /** Pages done, counted by all threads. */
  progress: SharedArrayBuffer;
}

/** What was done of the plan. */
export interface ShareDone {
  written: number;
  bytes: number;
  verified: number;
  /** Shapes that were rendered for this run. */
  shapes: Map<string, MarkedHtml>;
  failures: Failure[];
}

/** Renders one stretch of the plan after the other, until all are taken. */
export async function renderShare(site: Site, share: Share, render: RenderFully): Promise<ShareDone> {
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
    const address = keyOfShortText(route.address);
    if (!isInShard(address, share.selection.shard)) return false;
    contents[page] = fingerprintOf(address, content);
    const name = fileOf(route.address);
    const at = before?.find(address) ?? -1;
    if (at >= 0) seen![at] = 1;
    if (!matchesGlob(route.address, share.selection.only)) {
      if (at >= 0) record.copy(page, before!, at);
      return false;
    }
    if (at >= 0 && before!.hasKey(at, key) && folder.has(name, before!.sizeAt(at))) {
      record.copy(page, before!, at);
      bytes += before!.sizeAt(at);
      return false;
    }
    const html = fill();
    folder.page(name, html);
    record.set(page, address, key, html.length);
    bytes += html.length;
    return true;
  };
  const { dates, known, verifyAll } = share;
  const rendered = await renderPages(site, routes(), { render, dates, known, verifyAll, write });
  return { ...rendered, bytes };
}
