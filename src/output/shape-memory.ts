import { hash } from 'node:crypto';
import path from 'node:path';
import { readChecked, writeChecked } from './checked-file.ts';
import { forgetGone, memoryOf } from './remembered-folders.ts';
import type { MarkedHtml } from './shape.ts';

/** The shapes that templates had when an output folder was written last. Losing them costs time. */
export class ShapeMemory {
  private readonly file: string;

  constructor(
    cache: string,
    out: string,
    private readonly bundlesName: string,
  ) {
    this.file = path.join(memoryOf(path.join(cache, 'outputs'), out), 'shapes');
  }

  /** Shapes rendered by these bundles with this shell. */
  shapes(shell: string): Map<string, MarkedHtml> {
    const saved = readChecked<SavedShapes>(this.file);
    return saved?.madeBy === this.makerOf(shell) ? saved.shapes : new Map();
  }

  save(shell: string, shapes: Map<string, MarkedHtml>): void {
    writeChecked(this.file, { madeBy: this.makerOf(shell), shapes } satisfies SavedShapes);
    forgetGone(path.dirname(path.dirname(this.file)));
  }

  private makerOf(shell: string): string {
    return hash('sha1', `${this.bundlesName}\n${shell}`);
  }
}

interface SavedShapes {
  madeBy: string;
  shapes: Map<string, MarkedHtml>;
}
