import { Worker } from 'node:worker_threads';
import { Sketches } from '#similarity/sketch.ts';
import type { Site } from '#site/plan.ts';
import type { Route } from '#site/routes.ts';
import type { PlannedAnchor } from '../checks/check-links.ts';
import type { FindingBook } from '../finding.ts';
import { LinkGraph } from './link-graph.ts';
import type { PageFacts } from './page-facts.ts';
import { readShare, type Folders, type Share, type SharePages } from './read-share.ts';
import type { ReaderData } from './reader-thread.ts';

export interface ReadingOptions {
  folders: Folders;
  /** The built `reader-thread`, and how many of it may run; without it this thread reads everything. */
  threads?: { script: URL; count: number };
  /** Told once, how to read how many pages are done. */
  onStart?(total: number, done: () => number): void;
}

export interface ReadPages {
  pages: PageFacts[];
  sketches: Sketches;
  graph: LinkGraph;
  anchors: PlannedAnchor[];
  unfollowed: Set<number>;
}

/** Below so many pages a thread takes longer to start than to read. */
const pagesWorthAThread = 1500;
/** Heap of a thread: a thread that may take less cleans up sooner. What is kept of a page takes 2 KB. */
const heapLimitInMb = (pages: number) => Math.ceil(100 + pages / 250);

/** Reads every page once, in shares that follow each other in the plan, so that findings come in its order. */
export async function readPages(
  site: Site,
  routes: readonly Route[],
  book: FindingBook,
  { folders, threads, onStart }: ReadingOptions,
): Promise<ReadPages> {
  const total = routes.length;
  const sketches = Sketches.memoryFor(total);
  const progress = new SharedArrayBuffer(4);
  onStart?.(total, () => Atomics.load(new Int32Array(progress), 0));
  const count = Math.max(1, Math.min(threads?.count ?? 1, Math.floor(total / pagesWorthAThread)));
  const shares = Array.from({ length: count }, (_, i): Share => {
    return {
      from: Math.floor((total * i) / count),
      to: Math.floor((total * (i + 1)) / count),
      sketches,
      progress,
    };
  });
  const parts = await Promise.all(
    shares.map((share) =>
      threads && count > 1
        ? readInThread(threads.script, { content: site.content, folders, share })
        : readShare(site, routes, folders, share),
    ),
  );
  for (const { findings } of parts) {
    for (const { check, cause, page, says } of findings) book.add(check, cause, { page, says });
  }
  return {
    pages: parts.flatMap(({ pages }) => pages),
    sketches: new Sketches(sketches),
    graph: new LinkGraph(parts.flatMap(({ targets }) => targets)),
    anchors: parts.flatMap(({ anchors }) => anchors),
    unfollowed: new Set(parts.flatMap(({ unfollowed }) => unfollowed)),
  };
}

function readInThread(script: URL, data: ReaderData): Promise<SharePages> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, {
      workerData: data,
      // As in the output's threads: built code needs no loader.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: heapLimitInMb(data.share.to - data.share.from) },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`A thread that reads pages ended early (${code}).`)));
  });
}
