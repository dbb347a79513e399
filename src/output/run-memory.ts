import { hash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { PageRecord } from './page-record.ts';
import { forgetGone, memoryOf } from './remembered-folders.ts';
import { takeLock } from './run-lock.ts';
import type { MarkedHtml } from './shape.ts';

/** What is known of the last complete run into an output folder. */
export interface LastRun {
  /** Of everything that went in, the day aside. */
  inputs: string;
  record: PageRecord;
  /** Files beside the pages. */
  files: string[];
  /** Whether the form can send what is entered. */
  connected: boolean;
}

/**
 * The generator's memory between runs, kept with the bundles and never in the site: what was written into
 * one output folder, and the shapes of the templates. Losing it costs time, never correctness.
 */
export class RunMemory {
  private readonly folder: string;

  constructor(
    cache: string,
    out: string,
    private readonly bundlesName: string,
  ) {
    this.folder = memoryOf(path.join(cache, 'outputs'), out);
  }

  /** Only one run at a time may write into an output folder; answers how to give it free. */
  lock(): () => void {
    return takeLock(path.join(this.folder, 'lock'));
  }

  /** Absent after a run that was cut off: then nothing in the output folder is taken for granted. */
  lastRun(): LastRun | undefined {
    const file = path.join(this.folder, 'last-run');
    if (!existsSync(file)) return undefined;
    try {
      const { inputs, files, connected, pages } = deserialize(readFileSync(file)) as Saved;
      return { inputs, files, connected, record: PageRecord.from(Buffer.from(pages)) };
    } catch {
      return undefined;
    }
  }

  /** Called before the first change to the output folder. */
  forgetLastRun(): void {
    rmSync(path.join(this.folder, 'last-run'), { force: true });
  }

  saveRun({ inputs, record, files, connected }: LastRun): void {
    this.save('last-run', { inputs, files, connected, pages: record.bytes() } satisfies Saved);
    forgetGone(path.dirname(this.folder));
  }

  /** Shapes rendered by these bundles with this shell. */
  shapes(shell: string): Map<string, MarkedHtml> {
    const file = path.join(this.folder, 'shapes');
    if (!existsSync(file)) return new Map();
    try {
      const saved = deserialize(readFileSync(file)) as SavedShapes;
      return saved.madeBy === this.makerOf(shell) ? saved.shapes : new Map();
    } catch {
      return new Map();
    }
  }

  saveShapes(shell: string, shapes: Map<string, MarkedHtml>): void {
    this.save('shapes', { madeBy: this.makerOf(shell), shapes } satisfies SavedShapes);
  }

  private makerOf(shell: string): string {
    return hash('sha1', `${this.bundlesName}\n${shell}`);
  }

  private save(name: string, value: unknown): void {
    const file = path.join(this.folder, name);
    writeFileSync(`${file}.part`, serialize(value));
    renameSync(`${file}.part`, file);
  }
}

interface Saved extends Omit<LastRun, 'record'> {
  pages: Uint8Array;
}

interface SavedShapes {
  madeBy: string;
  shapes: Map<string, MarkedHtml>;
}
