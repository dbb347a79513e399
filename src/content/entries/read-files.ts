import { problemOfFile } from '#lib/problem.ts';
import { isProse, schemaOf, type folders, type singleFiles } from '../collections.ts';
import type { Entry, Single } from '../content.ts';
import type { Reader } from '../reader.ts';
import { slugOf, type Source } from '../source.ts';
import { citesOf } from '../texts/cites.ts';
import { checkFigures } from '../texts/typed-figures.ts';
import { fillSource } from '../texts/placeholders.ts';
import { validate } from '../validate/validate.ts';
import { wrongWithKind } from './wrong-kind.ts';

export function readOne<N extends keyof typeof singleFiles>(reader: Reader, name: N): Single<N> | undefined {
  const source = reader.sources.get(name);
  return source && (readSource(reader, source, name)?.value as Single<N> | undefined);
}

/** The checked value of a file, and its body, with placeholders filled; undefined if the value has a mistake. */
export function readSource(
  reader: Reader,
  source: Source,
  name: string,
): { value: unknown; body: string } | undefined {
  const otherKind = wrongWithKind(name, source, reader.names);
  if (otherKind) return void reader.problems.push(problemOfFile(source.file, otherKind));
  const schema = schemaOf(name)!;
  // Empty for the sources of placeholders, which contain none.
  const filled =
    reader.placeholders.size > 0
      ? fillSource(source, schema, reader.placeholders, reader.unread, reader.problems)
      : source;
  const value = validate(source, filled.value, schema, reader.problems);
  // Last: what else is wrong with such a text is not explained by its figure, as it is by a wrong placeholder.
  if (isProse(name)) checkFigures(source, reader.placeholders, reader.problems);
  return value === undefined ? undefined : { value, body: filled.body };
}

export const readFolder = <F extends keyof typeof folders>(reader: Reader, folder: F): Entry<F>[] =>
  [...readFiles(reader, folder)].map(({ entry }) => entry);

/** Each file of a folder, with the text below its front matter. */
export function* readFiles<F extends keyof typeof folders>(
  reader: Reader,
  folder: F,
): Generator<{ entry: Entry<F>; body: string }> {
  for (const [name, source] of reader.sources) {
    const read = name.startsWith(`${folder}/`) && readSource(reader, source, name);
    if (!read) continue;
    const entry = { ...(read.value as object), slug: slugOf(name), file: name, cites: citesOf(source) };
    yield { entry: entry as Entry<F>, body: read.body };
  }
}

/** The list itself, sorted as its entries say. */
export const inOrder = <T extends { order: number; slug: string }>(entries: T[]) =>
  entries.sort((a, b) => a.order - b.order || (a.slug < b.slug ? -1 : 1));
