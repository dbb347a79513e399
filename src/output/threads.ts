import { Worker } from 'node:worker_threads';
import { isSingle, type Site } from '#site/plan.ts';
import { digitsOf } from './key.ts';
import type { ReadAhead, Unread } from './read-ahead.ts';
import type { RenderFully } from './render-pages.ts';
import { renderShare, type Share, type ShareDone } from './share.ts';
import type { FromWorker, ToWorker, Work } from './worker.ts';

/** Heap of a thread, in MB; the pages of a country need a fraction of it. */
const heapLimit = 512;
/** What a page is made of is gone when the next one comes: more room for it is memory without use. */
const youngLimit = 16;

/** So many that threads end together, and so few that the pages of one place stay in one thread. */
const stretchesOfThread = 24;
/** Taken instead of the next stretch, there is nothing left to do. */
const allTaken = 2 ** 20;

/** Threads that load their code while the content is still being read. */
export class Threads {
  private readonly threads: Thread[];

  constructor(script: URL, count: number) {
    this.threads = Array.from({ length: count }, (_, i) => new Thread(script, `thread-${i + 1}`));
  }

  /**
   * Every thread, this one too, takes the next stretch of the plan until none is left. `meanwhile` is what
   * else this thread does. When anything fails, no thread is left that could write into a folder which is
   * about to be cleared away.
   */
  async render(
    site: Site,
    common: Omit<Share, 'stretch' | 'taken' | 'name'>,
    render: RenderFully,
    meanwhile: () => Promise<void>,
  ): Promise<ShareDone> {
    const rendering = once(render);
    const { content, keptOut = new Set() } = site;
    const stretch = Math.ceil(site.size / ((this.threads.length + 1) * stretchesOfThread));
    const taken = new SharedArrayBuffer(4);
    const shareOf = (name: string): Share => ({ ...common, stretch, taken, name });
    const theirs = this.threads.map((thread) =>
      thread.run({ kind: 'render', share: shareOf(thread.name), content, keptOut }, rendering),
    );
    const own = renderShare(site, shareOf('main'), rendering);
    const besides = meanwhile();
    try {
      const [shares] = await Promise.all([Promise.all([own, ...theirs]), besides]);
      return shares.reduce((all, share) => ({
        written: all.written + share.written,
        bytes: all.bytes + share.bytes,
        verified: all.verified + share.verified,
        shapes: new Map([...all.shapes, ...share.shapes]),
        failures: [...all.failures, ...share.failures],
      }));
    } catch (error) {
      Atomics.store(new Int32Array(taken), 0, allTaken);
      await Promise.allSettled([own, besides, this.stop()]);
      throw error;
    }
  }

  /** What they read in these files, in the same order. */
  async read(files: readonly Unread[]): Promise<ReadAhead[]> {
    const count = this.threads.length;
    const shares = this.threads.map((_, i) => files.filter((_, at) => at % count === i));
    const read = await Promise.all(this.threads.map((thread, i) => thread.read(shares[i]!)));
    return files.map((_, at) => read[at % count]![Math.floor(at / count)]);
  }

  /** Ends those that are still there. */
  async stop(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.stop()));
  }
}

class Thread {
  private readonly worker: Worker;
  private readonly result: Promise<Exclude<FromWorker, { kind: 'render' }>>;
  private render: RenderFully | undefined;

  constructor(
    script: URL,
    readonly name: string,
  ) {
    const worker = new Worker(script, {
      resourceLimits: { maxOldGenerationSizeMb: heapLimit, maxYoungGenerationSizeMb: youngLimit },
    });
    this.worker = worker;
    this.result = new Promise((resolve, reject) => {
      let result: Awaited<Thread['result']> | undefined;
      worker.on('message', (message: FromWorker) => {
        if (message.kind === 'render') this.answer(message);
        else result = message;
      });
      worker.on('error', (cause) => reject(new Error(`${name} crashed: ${cause.message}`, { cause })));
      worker.on('exit', () =>
        result ? resolve(result) : reject(new Error(`${name} ended before its work was done.`)),
      );
    });
    // Whoever asks for the work is told; a thread that is stopped unused tells nobody.
    this.result.catch(() => undefined);
  }

  async run(work: Extract<Work, { kind: 'render' }>, render: RenderFully): Promise<ShareDone> {
    this.render = render;
    this.worker.postMessage(work);
    const result = await this.result;
    return (result as Extract<FromWorker, { kind: 'done' }>).done;
  }

  async read(unread: Unread[]): Promise<ReadAhead[]> {
    this.worker.postMessage({ kind: 'read', unread } satisfies Work);
    const result = await this.result;
    return (result as Extract<FromWorker, { kind: 'read' }>).read;
  }

  async stop(): Promise<void> {
    await this.worker.terminate();
  }

  private answer({ id, page, dates }: Extract<FromWorker, { kind: 'render' }>): void {
    const reply = (answer: ToWorker) => this.worker.postMessage(answer);
    this.render!(page, dates).then(
      (html) => reply({ id, html }),
      (error: Error) => reply({ id, error: error.message }),
    );
  }
}

/** Two threads may ask for the same shape; it is rendered once. */
function once(render: RenderFully): RenderFully {
  const started = new Map<string, Promise<string>>();
  return (page, dates) => {
    if (dates === 'printed' || isSingle(page.kind)) return render(page, dates);
    const key = digitsOf(JSON.stringify(page));
    if (!started.has(key)) started.set(key, render(page, dates));
    return started.get(key)!;
  };
}
