import { wordsMeant } from '#lib/spelling.ts';
import type { Site } from '#site/plan.ts';
import { valuesIn, withValues, type FileChange } from './data-file.ts';
import type { Values } from './values.ts';

/** The files of a data folder by their names. */
export interface DataFiles {
  names: readonly string[];
  read(name: string): string;
}

/** A data folder without mistakes, and the site that it makes. */
export interface DataFolder extends DataFiles {
  site: Site;
}

/** What was asked for cannot be done; the sentence says why, and what to type instead. */
export class WrongRequest extends Error {}

/** Changes that belong together, collected file by file. */
export class Draft {
  private readonly texts = new Map<string, string>();
  private readonly moves = new Map<string, string>();
  private readonly removed = new Set<string>();

  constructor(private readonly folder: DataFiles) {}

  valuesOf(name: string): Values {
    return valuesIn(name, this.textOf(name));
  }

  /** Changes the named values of a file; everything else in it stays as it is. */
  edit(name: string, change: (values: Values) => void): void {
    const text = this.textOf(name);
    const values = valuesIn(name, text);
    const before = JSON.stringify(values);
    change(values);
    if (JSON.stringify(values) !== before) this.texts.set(name, withValues(name, text, values));
  }

  write(name: string, text: string): void {
    this.texts.set(name, text);
  }

  move(from: string, to: string): void {
    this.moves.set(from, to);
  }

  remove(name: string): void {
    this.removed.add(name);
  }

  textOf(name: string): string {
    return this.texts.get(name) ?? this.folder.read(name);
  }

  changes(): FileChange[] {
    const names = new Set([...this.texts.keys(), ...this.moves.keys(), ...this.removed]);
    return [...names].map((name) => {
      if (this.removed.has(name)) return { name, gone: true };
      const [text, to] = [this.texts.get(name), this.moves.get(name)];
      return { name, ...(text !== undefined && { text }), ...(to && { to }) };
    });
  }
}

/** Where entries of each kind stand in the data folder. */
const homes = {
  county: 'counties/',
  city: 'the file of its county',
  topic: 'topics/',
  post: 'posts/ and guides/',
  'practice area': 'practice-areas/',
  'service area': 'service-areas/',
  attorney: 'attorneys/',
  'local search': 'keywords.yaml',
} satisfies Record<string, string>;
export type EntryKind = keyof typeof homes;

/** The entry of a slug, or the word that was probably meant. */
export function entryOf<T extends { slug: string }>(entries: readonly T[], slug: string, kind: EntryKind): T {
  const found = entries.find((entry) => entry.slug === slug);
  if (found) return found;
  const slugs = entries.map((entry) => entry.slug);
  throw new WrongRequest(`There is no ${kind} "${slug}". ${wordsMeant(slug, slugs, homes[kind])}`);
}

/** The entries of folders by their files, drafts included. */
export function entriesIn(names: readonly string[], ...folders: string[]): { slug: string }[] {
  return names.flatMap((name) => {
    const [, folder = '', slug] = /^([^/]+)\/([^/]+)\.(?:yaml|md)$/.exec(name) ?? [];
    return slug && folders.includes(folder) ? [{ slug }] : [];
  });
}
