import { isProse, schemaOf, type folders, type singleFiles } from '../collections.ts';
import type { Entry, Single } from '../content.ts';
import { slugOf, type Source } from '../source.ts';
import { citesOf } from '../texts/cites.ts';
import { checkFigures } from '../texts/figures.ts';
import { fillSource, type Placeholders } from '../texts/placeholders.ts';
import { validate } from '../validate/validate.ts';
import type { FolderBeingRead } from './read-sources.ts';

/** A data folder with its parsed files and the values of their placeholders. */
export interface Reader extends FolderBeingRead {
  sources: Map<string, Source>;
  placeholders: Placeholders;
  /** Groups of placeholders whose own file has mistakes; see `fillSource`. */
  unread: ReadonlySet<string>;
}

export function readOne<N extends keyof typeof singleFiles>(reader: Reader, name: N): Single<N> | undefined {
  const source = reader.sources.get(name);
  return source && (readSource(reader, source, name) as Single<N>);
}

/** The value of a file with placeholders filled, also those of its body; undefined if it has a mistake. */
export function readSource(reader: Reader, source: Source, name: string): unknown {
  const schema = schemaOf(name)!;
  if (isProse(name)) checkFigures(source, reader.placeholders, reader.problems);
  // Empty for the sources of placeholders, which contain none.
  const filled =
    reader.placeholders.size > 0
      ? fillSource(source, schema, reader.placeholders, reader.unread, reader.problems)
      : source;
  source.body = filled.body;
  return validate(source, filled.value, schema, reader.problems);
}

export function readFolder<F extends keyof typeof folders>(reader: Reader, folder: F): Entry<F>[] {
  const entries: Entry<F>[] = [];
  for (const [name, source] of reader.sources) {
    if (!name.startsWith(`${folder}/`)) continue;
    const cites = citesOf(source);
    const value = readSource(reader, source, name);
    if (value) entries.push({ ...value, slug: slugOf(name), file: name, cites } as Entry<F>);
  }
  return entries;
}

/** The list itself, sorted as its entries say. */
export const inOrder = <T extends { order: number; slug: string }>(entries: T[]) =>
  entries.sort((a, b) => a.order - b.order || (a.slug < b.slug ? -1 : 1));
