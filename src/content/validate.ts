import type { z } from 'zod';
import type { Problem } from '#lib/problem.ts';
import { nearestWord } from '#lib/text.ts';
import { pathInWords, positionOfKey, problemAt, writtenAt, type Path, type Source } from './source.ts';

type Issue = z.core.$ZodIssue;

/** Holds a file's value against its schema; every mismatch becomes a problem in plain words. */
export function validate<S extends z.ZodType>(
  source: Source,
  value: unknown,
  schema: S,
  problems: Problem[],
): z.output<S> | undefined {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  for (const issue of result.error.issues) problems.push(...problemsOf(source, issue, schema));
  return undefined;
}

function problemsOf(source: Source, issue: Issue, schema: z.ZodType): Problem[] {
  const path = issue.path as Path;
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, path);
    return issue.keys.map((key) => {
      const meant = nearestWord(key, known);
      return {
        file: source.file,
        ...positionOfKey(source, path, key),
        path: pathInWords([...path, key]),
        says: `"${key}" is not a name that is known here.`,
        fix: meant ? `Did you mean "${meant}"?` : `Known names are: ${known.join(', ')}.`,
      };
    });
  }
  if (issue.code === 'invalid_key') {
    const key = String(path.at(-1));
    const [says, fix] = split(issue.issues[0]?.message ?? 'This name is not allowed here.');
    const at = positionOfKey(source, path.slice(0, -1), key);
    return [{ file: source.file, ...at, path: pathInWords(path), says: `"${key}": ${says}`, fix }];
  }
  const [says, fix] = describe(source, issue, path);
  return [problemAt(source, path, says, fix)];
}

function describe(source: Source, issue: Issue, path: Path): [says: string, fix: string] {
  const name = pathInWords(path) || 'The file';
  if (issue.message.includes('\n')) {
    const [says, fix] = split(issue.message);
    const written = writtenAt(source, path);
    return [written && written.length <= 60 ? `${quoted(written)}: ${says}` : says, fix];
  }
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined)
        return [`${name} is missing.`, `Add it: ${exampleOf(path, issue.expected)}`];
      if (issue.input === null)
        return [`${name} has no value.`, `Write it: ${exampleOf(path, issue.expected)}`];
      const written = writtenAt(source, path);
      if (issue.expected === 'string' && written !== undefined) {
        return [
          `${written} has no quotes, so YAML reads it as the ${typeof issue.input} ${String(issue.input)}.`,
          `Write it in quotes: "${written}".`,
        ];
      }
      return [
        `${name} should be ${inWords(issue.expected)}.`,
        `Write it as ${exampleOf(path, issue.expected)}`,
      ];
    }
    case 'too_small':
      return [`${name} holds too few entries.`, `Write at least ${String(issue.minimum)}.`];
    case 'too_big':
      return [
        `${name} holds too many entries or too large a number.`,
        `Keep it to ${String(issue.maximum)}.`,
      ];
    case 'invalid_value':
      return [`${name} is none of the values allowed.`, `Write one of: ${issue.values.join(', ')}.`];
    default:
      return [
        `${name} is not right: ${issue.message}.`,
        'Compare it with a neighbouring file of the same kind.',
      ];
  }
}

const quoted = (written: string) => (/^["']/.test(written) ? written : `"${written}"`);
const split = (message: string) => message.split('\n', 2) as [string, string];

const kinds: Record<string, string> = {
  string: 'text',
  array: 'a list',
  object: 'a group of named values',
  record: 'a group of named values',
  tuple: 'a pair such as [40.75, -73.99]',
  number: 'a number',
  boolean: 'true or false',
};
const inWords = (expected: string) => kinds[expected] ?? expected;

function exampleOf(path: Path, expected: string): string {
  const key = String(path.at(-1) ?? 'name');
  const examples: Record<string, string> = {
    string: `${key}: "…"`,
    array: `a list, "${key}:" and below it one line "  - …" for each entry.`,
    tuple: `${key}: [40.75, -73.99]`,
    number: `${key}: 1`,
    boolean: `${key}: true`,
  };
  return examples[expected] ?? `"${key}:" and its named values on the lines below, indented by two spaces.`;
}

/** The names that the schema knows at a path, for "did you mean". */
function keysAt(schema: z.ZodType, path: Path): string[] {
  let at: unknown = schema;
  for (const step of path) {
    at = unwrap(at);
    const def = (at as { def: Record<string, unknown> }).def;
    at =
      typeof step === 'number'
        ? (def.element ?? def.items)
        : ((def.shape as Record<string, unknown>)?.[step] ?? def.valueType);
    if (!at) return [];
  }
  const shape = (unwrap(at) as { def: { shape?: Record<string, unknown> } }).def.shape;
  return Object.keys(shape ?? {});
}

function unwrap(schema: unknown): unknown {
  let at = schema as { def?: { innerType?: unknown; in?: unknown } };
  while (at?.def && (at.def.innerType ?? at.def.in)) at = (at.def.innerType ?? at.def.in) as typeof at;
  return at;
}
