import { Worker } from 'node:worker_threads';
import type { ReadAhead, Unread } from './read-ahead.ts';
import type { Failure, RenderFully } from './render-pages.ts';
import type { MarkedHtml } from './shape.ts';
import type { FromWorker, Share, ToWorker } from './worker.ts';

export interface ThreadsResult {
  written: number;
  bytes: number;
  verified: number;
  /** Shapes that were rendered for this run. */
  shapes: Map<string, MarkedHtml>;
  failures: Failure[];
}

/** Heap of a thread, in MB; the pages of a country need a fraction of it. */
const heapLimit = 512;
/** What a page is made of is gone when the next one comes: more room for it is memory without use. */
const youngLimit = 16;

/** So many that threads end together, and so few that the topics of one place stay in one thread. */
const stretchesOfThread = 24;

/** Threads that load their code while the content is still being read. */
export class Threads {
  private threads: Thread[];

  constructor(
    private readonly script: URL,
    private readonly count: number,
  ) {
    this.threads = this.start();
  }

  private start(): Thread[] {
    return Array.from({ length: this.count }, (_, i) => new Thread(this.script, `thread-${i + 1}`));
  }

  /**
   * Every thread takes the next stretch of the plan until none is left. `meanwhile` is what this thread does.
   * When anything fails, no thread is left that could write into a folder which is about to be cleared away.
   */
  async render(
    common: Omit<Share, 'stretch' | 'taken' | 'name'>,
    pages: number,
    render: RenderFully,
    meanwhile: () => Promise<void>,
  ): Promise<ThreadsResult> {
    const total: ThreadsResult = { written: 0, bytes: 0, verified: 0, shapes: new Map(), failures: [] };
    const rendering = once(render);
    const stretch = Math.ceil(pages / (this.threads.length * stretchesOfThread));
    const taken = new SharedArrayBuffer(4);
    const runs = this.threads.map((thread) =>
      thread.run({ ...common, stretch, taken, name: thread.name }, rendering),
    );
    const besides = meanwhile();
    try {
      const [results] = await Promise.all([Promise.all(runs), besides]);
      for (const done of results) {
        total.written += done.written;
        total.bytes += done.bytes;
        total.verified += done.verified;
        for (const [signature, shape] of done.shapes) total.shapes.set(signature, shape);
        total.failures.push(...done.failures);
      }
      return total;
    } catch (error) {
      await Promise.allSettled([besides, this.stop()]);
      throw error;
    }
  }

  /** What they read in these files, in the same order. */
  async read(files: readonly Unread[]): Promise<ReadAhead[]> {
    const count = this.threads.length;
    const shares = this.threads.map((_, i) => files.filter((_, at) => at % count === i));
    const read = await Promise.all(this.threads.map((thread, i) => thread.read(shares[i]!)));
    // A heap that was full of syntax trees stays large: new threads go on.
    await this.stop();
    this.threads = this.start();
    return files.map((_, at) => read[at % count]![Math.floor(at / count)]);
  }

  /** Ends those that are still there. */
  async stop(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.stop()));
  }
}

type Done = Extract<FromWorker, { kind: 'done' }>;

class Thread {
  private readonly worker: Worker;
  private readonly done: Promise<Done>;
  private render: RenderFully | undefined;
  private onRead: ((read: ReadAhead[]) => void) | undefined;

  constructor(
    script: URL,
    readonly name: string,
  ) {
    const worker = new Worker(script, {
      resourceLimits: { maxOldGenerationSizeMb: heapLimit, maxYoungGenerationSizeMb: youngLimit },
    });
    this.worker = worker;
    this.done = new Promise<Done>((resolve, reject) => {
      let result: Done | undefined;
      worker.on('message', (message: FromWorker) => {
        if (message.kind === 'done') result = message;
        else if (message.kind === 'read') this.onRead?.(message.read);
        else this.answer(message);
      });
      worker.on('error', (cause) => reject(new Error(`${name} crashed: ${cause.message}`, { cause })));
      worker.on('exit', () =>
        result ? resolve(result) : reject(new Error(`${name} ended before its work was done.`)),
      );
    });
    // Whoever asks for the work is told; a thread that is stopped unused tells nobody.
    this.done.catch(() => undefined);
  }

  run(share: Share, render: RenderFully): Promise<Done> {
    this.render = render;
    this.worker.postMessage(share);
    return this.done;
  }

  /** A thread that crashes meanwhile is told of like one that crashes at its work. */
  read(unread: Unread[]): Promise<ReadAhead[]> {
    const read = new Promise<ReadAhead[]>((resolve) => (this.onRead = resolve));
    this.worker.postMessage({ unread });
    return Promise.race([read, this.done.then(() => [])]);
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
