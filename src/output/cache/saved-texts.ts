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
  private readonly file: string;
  private isNew = false;

  constructor(
    cache: string,
    data: string,
    /** Identifies the code that computed the entries, as other code may compute something else. */
    private readonly madeBy: string,
  ) {
    this.file = path.join(cacheFolderOf(path.join(cache, 'data'), path.resolve(data)), 'texts');
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
      writeChecked(this.file, { madeBy: this.madeBy, texts: this.used } satisfies Saved);
      removeUnusedCaches(path.dirname(path.dirname(this.file)));
    } catch {
      // The next run reads the texts again.
    }
  }
}

const keyOf = (operation: string, text: string) => hash('sha1', `${operation}\0${text}`);

interface Saved {
  madeBy: string;
  texts: Map<string, unknown>;
}

/** The file in a cache folder that names the data folder it belongs to. */
const label = 'of';

/** The folder below `caches` that belongs to `folder`; created if missing. */
function cacheFolderOf(caches: string, folder: string): string {
  const cache = path.join(caches, hash('sha1', folder).slice(0, 16));
  mkdirSync(cache, { recursive: true });
  writeFileSync(path.join(cache, label), folder);
  return cache;
}

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
