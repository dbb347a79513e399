import { nearestWord } from '#lib/text.ts';
import type { Site } from '#site/plan.ts';
import { valuesIn, withValues, type FileChange } from './data-file.ts';

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

  valuesOf(name: string): Record<string, unknown> {
    return valuesIn(name, this.textOf(name));
  }

  /** Changes the named values of a file; everything else in it stays as it is. */
  edit(name: string, change: (values: Record<string, unknown>) => void): void {
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

/** The entry of a slug, or the word that was probably meant. */
export function entryOf<T extends { slug: string }>(entries: readonly T[], slug: string, kind: string): T {
  const found = entries.find((entry) => entry.slug === slug);
  if (found) return found;
  const slugs = entries.map((entry) => entry.slug);
  const meant = nearestWord(slug, slugs) ?? nearestWord(`${slug}-${kind}`, slugs);
  const known = slugs.slice(0, 12).join(', ');
  throw new WrongRequest(
    `There is no ${kind} "${slug}".${meant ? ` Did you mean "${meant}"?` : ` There are: ${known}.`}`,
  );
}

/** The entries of folders by their files, drafts included. */
export function entriesIn(names: readonly string[], ...folders: string[]): { slug: string }[] {
  return names.flatMap((name) => {
    const [, folder = '', slug] = /^([^/]+)\/([^/]+)\.(?:yaml|md)$/.exec(name) ?? [];
    return slug && folders.includes(folder) ? [{ slug }] : [];
  });
}

/** The name of the file that a post or guide stands in. */
export function postFile({ names }: DataFiles, slug: string): string {
  return names.includes(`posts/${slug}.md`) ? `posts/${slug}.md` : `guides/${slug}.yaml`;
}
