import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TextCache } from '#content/text-cache.ts';
import { readChecked, writeChecked } from './checked-file.ts';

/**
 * Caches parsed and rendered texts of one data folder between runs of the same code, whatever their output folder.
 * Losing the cache costs time, never correctness.
 */
export class SavedTexts implements TextCache {
  private readonly known: Map<string, unknown>;
  private readonly used = new Map<string, unknown>();
  private readonly folder: string;
  private isNew = false;

  constructor(
    cache: string,
    private readonly data: string,
    /** Identifies the code that computed the entries, as other code may compute something else. */
    private readonly madeBy: string,
  ) {
    this.folder = path.join(cache, 'data', hash('sha1', path.resolve(data)).slice(0, 16));
    const saved = readChecked<Saved>(this.file);
    this.known = saved?.madeBy === madeBy ? saved.texts : new Map();
  }

  get<T>(operation: string, text: string, compute: () => T): T {
    const key = keyOf(operation, text);
    let value = (this.used.get(key) ?? this.known.get(key)) as T | undefined;
    if (value === undefined) {
      value = compute();
      this.isNew = true;
    }
    if (value !== undefined) this.used.set(key, value);
    return value;
  }

  /** Saves the entries that were used. */
  save(): void {
    if (!this.isNew) return;
    this.isNew = false;
    try {
      mkdirSync(this.folder, { recursive: true });
      writeFileSync(path.join(this.folder, label), path.resolve(this.data));
      writeChecked(this.file, { madeBy: this.madeBy, texts: this.used } satisfies Saved);
      removeUnusedCaches(path.dirname(this.folder));
    } catch {
      // The next run reads the texts again.
    }
  }

  private get file(): string {
    return path.join(this.folder, 'texts');
  }
}

const keyOf = (operation: string, text: string) => hash('sha1', `${operation}\0${text}`);

interface Saved {
  madeBy: string;
  texts: Map<string, unknown>;
}

/** The file in a cache folder that names the data folder it belongs to. */
const label = 'of';

const hour = 3_600_000;

/** Removes the caches of deleted folders, except those written in the last hour, which a run may be using. */
function removeUnusedCaches(caches: string): void {
  for (const name of readdirSync(caches)) {
    const of = path.join(caches, name, label);
    const made = statSync(of, { throwIfNoEntry: false })?.mtimeMs;
    if (made === undefined || made > Date.now() - hour || existsSync(readFileSync(of, 'utf8'))) continue;
    rmSync(path.join(caches, name), { recursive: true, force: true });
  }
}
