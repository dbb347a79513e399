import type { z } from 'zod';
import type { Path } from '#lib/problem.ts';
import { rememberedFor } from '#lib/remembered.ts';
import { schemaOf } from './collections.ts';
import type { FileKindName } from './files/file-kinds.ts';
import { definitionOf, metaOf } from './schema-at.ts';

/** A reference to another file by its name without ending. */
interface Reference {
  kind: FileKindName;
  path: Path;
  slug: unknown;
}

/** A field of a schema for the name of a file; each list on its path may hold many. */
interface ReferenceField {
  kind: FileKindName;
  path: readonly string[];
}

function fieldsOf(schema: z.ZodType): ReferenceField[] {
  const { fileKind } = metaOf(schema);
  if (fileKind) return [{ kind: fileKind, path: [] }];
  const { shape = {}, element } = definitionOf(schema);
  if (element) return fieldsOf(element);
  return Object.entries(shape).flatMap(([step, inner]) =>
    fieldsOf(inner).map(({ kind, path }) => ({ kind, path: [step, ...path] })),
  );
}

/** Finding the fields takes longer than reading most files. */
const knownFieldsOf = rememberedFor(fieldsOf);

function fieldsIn(name: string): ReferenceField[] {
  const schema = schemaOf(name);
  return schema ? knownFieldsOf(schema) : [];
}

/** Whether a data file may hold the name of a file of this kind. */
export const mayName = (name: string, kind: FileKindName) =>
  fieldsIn(name).some((field) => field.kind === kind);

/** All references to other files in a data file, valid or not; where one is omitted, its slug is undefined. */
export function referencesIn(name: string, values: unknown): Reference[] {
  return fieldsIn(name).flatMap(({ kind, path }) =>
    [...valuesAt(values, path)].map(([at, slug]) => ({ kind, path: at, slug })),
  );
}

/** The values at a path, in every entry of the lists on its way. */
function* valuesAt(value: unknown, path: readonly string[], above: Path = []): Generator<[Path, unknown]> {
  const [step, ...below] = path;
  if (Array.isArray(value))
    for (const [i, entry] of value.entries()) yield* valuesAt(entry, path, [...above, i]);
  else if (step === undefined) yield [above, value];
  else
    yield* valuesAt((value as Record<string, unknown> | null | undefined)?.[step], below, [...above, step]);
}
