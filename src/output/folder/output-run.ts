import { existsSync, mkdirSync } from 'node:fs';
import { markerFile } from '#lib/folders.mjs';
import { Refused } from '#lib/refused.ts';
import type { Site } from '#site/plan.ts';
import { samplesIn } from '#site/samples.ts';
import { expectedPages } from './page-record.ts';
import { finishTarget, OutputFolder, type Target } from './output-folder.ts';
import { letterAboutWay, lettersAboutWay } from './in-the-way.ts';
import { isUnfinished, markerText, unfinished } from './marker-file.ts';
import { inspect, makeWay, tidy } from './tidy.ts';
import { noRun, WorkFolder, type LastRun } from './work-folder.ts';

interface Finish extends Omit<LastRun, 'files'> {
  isPartial: boolean;
}

/** One run in an output folder: from taking the lock to recording what it wrote. */
export class OutputRun {
  private readonly work: WorkFolder;
  private unlock: (() => void) | undefined;
  private writing:
    { target: Target; folder: OutputFolder; marker: string; wasUnfinished: boolean } | undefined;
  /** What the last run recorded. */
  last = noRun;

  /** `scope` is what it puts there; see `scopeOf`. */
  constructor(
    private readonly out: string,
    private readonly scope: string,
  ) {
    this.work = new WorkFolder(out);
    // A first run creates the folder only once the data is known to be valid.
    if (this.work.exists) this.lock();
  }

  /** The files that are not generated, if all others are exactly as a run with these inputs left them. */
  upToDate(inputs: string): { foreign: string[]; connected: boolean } | undefined {
    if (this.last.inputs !== inputs) return undefined;
    const { isWhole, foreign } = inspect(this.out, this.last);
    return isWhole ? { foreign, connected: this.last.connected } : undefined;
  }

  /** Called before the first change; `knownFiles` are the files besides pages whose names are known in advance. */
  begin(site: Site, knownFiles: readonly string[]): { target: Target; folder: OutputFolder } {
    if (!this.unlock) this.lock();
    const mode = existsSync(this.out) ? 'update' : 'fresh';
    const target: Target = { out: this.out, staging: this.work.staging, mode };
    const { record, files } = this.last;
    if (mode === 'update') {
      const letters = lettersAboutWay(this.out, site, [...knownFiles, ...files.keys()]);
      if (letters.length > 0) throw new Refused([...letters, 'Nothing was touched.'].join('\n\n'));
      // If this run is cut off, the next one recognizes all these pages as generated.
      this.work.save({ ...noRun, record: expectedPages(site).joinedWith(record), files });
    }
    mkdirSync(target.staging, { recursive: true });
    const known = new Set(knownFiles);
    const perhapsGone = new Set([...files.keys()].filter((name) => !known.has(name)));
    const folder = new OutputFolder(target, 'main', (name) => {
      if (mode === 'fresh' || files.has(name)) return;
      makeWay(this.out, name, perhapsGone);
      const letter = letterAboutWay(this.out, name);
      if (letter !== undefined) throw new Refused(letter);
      this.work.announce(name);
    });
    const wasUnfinished = isUnfinished(this.out);
    const marker = markerText(this.scope, samplesIn(site.content));
    folder.file(markerFile, mode === 'update' ? unfinished(marker) : marker);
    this.writing = { target, folder, marker, wasUnfinished };
    return this.writing;
  }

  /**
   * Called when everything is written. Removes files that are no longer generated, unless the run leaves other pages
   * alone, and records the rest.
   */
  finish({ inputs, record, connected, isPartial }: Finish): { removed: number; foreign: string[] } {
    const { target, folder, marker, wasUnfinished } = this.writing!;
    const made = { record, files: folder.stamps() };
    if (isPartial) {
      made.record = record.joinedWith(this.last.record);
      made.files = new Map([...this.last.files, ...made.files]);
    }
    const tidied = target.mode === 'update' ? tidy(this.out, this.last, made) : { removed: 0, foreign: [] };
    // Pages that this run leaves alone may be older than the run that was cut off.
    const isFinished = !(isPartial && wasUnfinished);
    if (target.mode === 'update' && isFinished)
      made.files.set(markerFile, folder.page(markerFile, Buffer.from(marker)));
    this.work.save({ inputs, connected, ...made });
    finishTarget(target);
    return tidied;
  }

  /** Removes unfinished files and releases the lock. */
  end(): void {
    try {
      if (this.unlock) this.work.clear();
    } catch {
      // A read-only disk cannot be tidied either; the next run does it.
    }
    this.unlock?.();
  }

  private lock(): void {
    this.unlock = this.work.lock();
    this.last = this.work.lastRun();
  }
}
