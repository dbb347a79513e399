import { z } from 'zod';
import { listInWords } from '#lib/text.ts';
import type { Path } from '#lib/problem.ts';
import { exampleOf, examplesOf, schemaAt, unwrapped } from '../schema-at.ts';

/** The name before a value, with its colon; empty in a list. */
export const writtenKey = (path: Path) => {
  const key = path.at(-1);
  if (typeof key !== 'string') return '';
  return /^[A-Za-z][\w-]*$/.test(key) ? `${key}: ` : `"${key}": `;
};

/** A line to copy, from the schema's example, to end a sentence with. */
export function asLine(path: Path, schema: z.ZodType): string {
  const at = schemaAt(schema, path);
  const example = at ? exampleOf(at) : '"…"';
  const type = schemaTypeAt(schema, path);
  if (at && examplesOf(at).length > 0) return `, for example: ${writtenKey(path)}${example}`;
  if (type !== 'array' && type !== 'object' && type !== 'record') return `: ${writtenKey(path)}${example}`;
  if (type !== 'array' && writtenKey(path) === '')
    return ` as names with their values after the hyphen, one below the other: ${neededIn(at)}.`;
  return type === 'array'
    ? ` as a list: "${writtenKey(path).trim()}", and below it one line "  - …" for each entry.`
    : ` as "${writtenKey(path).trim()}" and, on the lines below, indented by two spaces: ${neededIn(at)}.`;
}

/** Included, as otherwise the next letter would ask for them. */
function neededIn(at: z.ZodType | undefined): string {
  const group = at && unwrapped(at);
  const shape = group instanceof z.ZodObject ? Object.entries<z.ZodType>(group.shape) : [];
  const needed = shape.filter(([, schema]) => !schema.safeParse(undefined).success);
  return listInWords(needed.map(([name]) => name)) || 'its named values';
}

export function schemaTypeAt(schema: z.ZodType, path: Path): string | undefined {
  const at = schemaAt(schema, path);
  return at && unwrapped(at).def.type;
}

/** A value by its name, or by its position in a list. */
export function nameOfValue(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return 'The file';
  return typeof last === 'string' ? `"${last}"` : `Entry ${last + 1} of ${nameOfValue(path.slice(0, -1))}`;
}
