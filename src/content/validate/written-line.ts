import type { z } from 'zod';
import { listInWords } from '#lib/text.ts';
import type { Path } from '#lib/problem.ts';
import { definitionOf, exampleOf, examplesOf, mayBeOmitted, metaOf, typeOf } from '../schema-at.ts';

/** The name before a value, with its colon; empty in a list. */
export const writtenKey = (path: Path) => {
  const key = path.at(-1);
  if (typeof key !== 'string') return '';
  return /^[A-Za-z][\w-]*$/.test(key) ? `${key}: ` : `"${key}": `;
};

/** A line to copy, from the example of the value's schema, to end a sentence with. */
export function asLine(path: Path, schema: z.ZodType): string {
  const example = writtenKey(path) + exampleOf(schema);
  const { examplePlace: place } = metaOf(schema);
  if (examplesOf(schema).length > 0) return `, for example${place ? ` in ${place}` : ''}: ${example}`;
  const name = writtenKey(path).trim();
  const type = typeOf(schema);
  const quoted = name.startsWith('"') ? name : `"${name}"`;
  if (type === 'array') return ` as a list: ${quoted}, and below it one line "  - …" for each entry.`;
  if (type !== 'object' && type !== 'record') return `: ${example}`;
  return name === ''
    ? ` as names with their values after the hyphen, one below the other: ${neededIn(schema)}.`
    : ` as ${quoted} and, on the lines below, indented by two spaces: ${neededIn(schema)}.`;
}

/** Included, as otherwise the next letter would ask for them. */
function neededIn(schema: z.ZodType): string {
  const { shape = {} } = definitionOf(schema);
  const needed = Object.entries(shape).filter(([, inner]) => !mayBeOmitted(inner));
  return listInWords(needed.map(([name]) => name)) || 'its named values';
}

/** A value by its name, or by its position in a list. */
export function nameOfValue(path: Path): string {
  const last = path.at(-1)!;
  return typeof last === 'string' ? `"${last}"` : `Entry ${last + 1} of ${nameOfValue(path.slice(0, -1))}`;
}
