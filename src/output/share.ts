import { fileOf } from '#site/address.ts';
import type { Site } from '#site/plan.ts';
import type { Route } from '#site/routes.ts';
import { routesByPlace } from '#site/routes-by-place.ts';
import { fingerprintOf } from './content-dates.ts';
import type { Dates } from './dates.ts';
import { keyOfShortText, type Key } from './key.ts';
import { OutputFolder, type Target } from './folder/output-folder.ts';
import { noStamp } from './folder/stamp.ts';
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
  target: Target;
  dates: Dates;
  verifyAll: boolean;
  selection: Selection;
  known: Map<string, MarkedHtml>;
  /** The record of this run, to be filled in. */
  record: SharedArrayBuffer;
  /** The record of the run before, where there is one that can be trusted. */
  before: { memory: SharedArrayBuffer; index: SharedArrayBuffer } | undefined;
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

/** The key of a page that may say anything. */
const nothing: Key = [0, 0];

/** Renders one stretch of the plan after the other, until all are taken. */
export async function renderShare(site: Site, share: Share, render: RenderFully): Promise<ShareDone> {
  const folder = new OutputFolder(share.target, share.name);
  const record = new PageRecord(share.record);
  const before = share.before && new PageRecord(share.before.memory, share.before.index);
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
    if (at >= 0 && before!.hasKey(at, key)) {
      const size = folder.sizeIfUntouched(name, before!.stampAt(at));
      if (size !== undefined) {
        record.copy(page, before!, at);
        bytes += size;
        return false;
      }
    }
    if (!matchesGlob(route.address, share.selection.only)) {
      if (at >= 0) record.copy(page, before!, at);
      else if (folder.has(name)) record.set(page, address, nothing, noStamp);
      return false;
    }
    const html = fill();
    record.set(page, address, key, folder.page(name, html));
    bytes += html.length;
    return true;
  };
  const { dates, known, verifyAll } = share;
  const rendered = await renderPages(site, routes(), { render, dates, known, verifyAll, write });
  return { ...rendered, bytes };
}
