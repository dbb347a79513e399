import type { z } from 'zod';
import type { Problem } from '#lib/problem.ts';
import { counted, nearestWord } from '#lib/text.ts';
import { exampleOf, examplesOf, homeOfKey, keysAt, schemaAt, unwrapped } from './schema-at.ts';
import { pathInWords, positionOfKey, problemAt, writtenAt, type Path, type Source } from './source.ts';

type Issue = z.core.$ZodIssue;
type Words = [says: string, fix: string];

/** Holds a file's value against its schema; every mismatch becomes a problem in plain words. */
export function validate<S extends z.ZodType>(
  source: Source,
  value: unknown,
  schema: S,
  problems: Problem[],
): z.output<S> | undefined {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const misspelt = misspeltNames(result.error.issues, schema);
  for (const issue of result.error.issues) {
    // A name that was typed wrongly is told where it stands, not once more as missing.
    if (isMissing(issue) && misspelt.has(pathInWords(issue.path as Path))) continue;
    problems.push(...problemsOf(source, issue, schema));
  }
  return undefined;
}

const isMissing = (issue: Issue) => issue.code === 'invalid_type' && issue.input === undefined;

function misspeltNames(issues: readonly Issue[], schema: z.ZodType): Set<string> {
  const meant = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const path = issue.path as Path;
    return issue.keys
      .map((key) => nearestWord(key, keysAt(schema, path)) ?? '')
      .map((key) => pathInWords([...path, key]));
  });
  return new Set(meant);
}

function problemsOf(source: Source, issue: Issue, schema: z.ZodType): Problem[] {
  const path = issue.path as Path;
  const atKey = (parent: Path, key: string, [says, fix]: Words): Problem => ({
    file: source.file,
    ...positionOfKey(source, parent, key),
    path: pathInWords([...parent, key]),
    says,
    fix,
  });
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => atKey(path, key, unknownName(schema, path, key)));
  }
  if (issue.code === 'invalid_key') {
    const key = String(path.at(-1));
    const [says, fix] = split(issue.issues[0]?.message ?? 'This name is not allowed here.');
    return [atKey(path.slice(0, -1), key, [about(key, says), fix])];
  }
  const [says, fix] = describe(source, issue, path, schema);
  return [problemAt(source, path, says, fix)];
}

function unknownName(schema: z.ZodType, path: Path, key: string): Words {
  const says = `"${key}" is not a name that is known here.`;
  const known = keysAt(schema, path);
  const meant = nearestWord(key, known);
  if (meant) return [says, `Did you mean "${meant}"?`];
  const home = homeOfKey(schema, key);
  return [says, home ? `It belongs inside ${home}.` : `Known names are: ${known.join(', ')}.`];
}

function describe(source: Source, issue: Issue, path: Path, schema: z.ZodType): Words {
  const name = named(path);
  const written = writtenAt(source, path);
  if (issue.message.includes('\n')) {
    const [says, fix] = split(issue.message);
    return [written && written.length <= 60 ? about(written, says) : says, fix];
  }
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue, path, schema, written);
    case 'too_small':
    case 'too_big':
      return schemaTypeAt(schema, path) === 'tuple'
        ? [`${name} should be ${kinds.tuple}.`, `Write it${asLine(path, schema)}`]
        : wrongSize(issue, name);
    case 'invalid_value': {
      const values = issue.values.map(String);
      const meant = nearestWord(String(issue.input), values);
      return [
        `${name} cannot be ${quoted(written ?? String(issue.input))}.`,
        `${meant ? `Did you mean "${meant}"? ` : ''}It is one of: ${values.join(', ')}.`,
      ];
    }
    case 'invalid_format':
      return [`${written ?? name} is not a ${issue.format}.`, `Write it${asLine(path, schema)}`];
    default:
      return [`${name} is not right: ${issue.message}.`, `Write it${asLine(path, schema)}`];
  }
}

type WrongType = Extract<Issue, { code: 'invalid_type' }>;

function wrongType(issue: WrongType, path: Path, schema: z.ZodType, written: string | undefined): Words {
  const name = named(path);
  const { input, expected } = issue;
  if (input === undefined) return [`${name} is missing.`, `Add it${asLine(path, schema)}`];
  if (input === null) return [`${name} has no value.`, `Write it${asLine(path, schema)}`];
  if (expected === 'string' && written !== undefined) {
    const says = `${written} has no quotes, so YAML reads it as the ${typeof input} ${String(input)}.`;
    return [says, wrongForm(schema, path, written) ?? `Write it in quotes: "${written}".`];
  }
  if (expected === 'array' && typeof input === 'string') {
    return /^-\S/.test(input)
      ? ['A space is missing after the hyphen.', 'Write each entry as "- …", with a space.']
      : [`${name} should be a list.`, `Put the value in square brackets: ${keyOf(path)}["${input}"]`];
  }
  if ((expected === 'number' || expected === 'int') && typeof input === 'string') {
    const plain = input.replace(/[,_ ]/g, '');
    return plain !== '' && !Number.isNaN(Number(plain))
      ? [`${name} should be a number, but ${quoted(input)} is text.`, `Write: ${keyOf(path)}${plain}`]
      : [`${quoted(input)} is not a number.`, `Write a number${asLine(path, schema)}`];
  }
  if (expected === 'boolean') {
    const seen = written === undefined ? '' : `, but is ${quoted(written)}`;
    return [`${name} should be true or false${seen}.`, `Write: ${keyOf(path)}${saysYes(input)}`];
  }
  return [`${name} should be ${kinds[expected] ?? expected}.`, `Write it${asLine(path, schema)}`];
}

/** Quotes alone would not do: what else the text needs. */
function wrongForm(schema: z.ZodType, path: Path, written: string): string | undefined {
  const message = schemaAt(schema, path)?.safeParse(written).error?.issues[0]?.message;
  return message?.includes('\n') ? split(message)[1] : undefined;
}

const saysYes = (input: unknown) => /^(?:y|yes|on|true|1)$/i.test(String(input));

function wrongSize(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>, name: string): Words {
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  const { input } = issue;
  if (Array.isArray(input)) {
    const has = input.length === 0 ? 'no entry' : counted(input.length, 'entry', 'entries');
    const bound = issue.exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most';
    return [`${name} holds ${has}.`, `It needs ${bound} ${limit}.`];
  }
  return issue.code === 'too_small'
    ? [
        `${name} is too small: ${String(input)}.`,
        `It must be ${issue.inclusive ? 'at least' : 'more than'} ${limit}.`,
      ]
    : [
        `${name} is too large: ${String(input)}.`,
        `It must be ${issue.inclusive ? 'at most' : 'less than'} ${limit}.`,
      ];
}

const quoted = (written: string) => (/^["']/.test(written) ? written : `"${written}"`);
/** The value as the subject of what is said of it, where that begins with "This". */
const about = (written: string, says: string) =>
  /^This (?:is|cannot)/.test(says)
    ? says.replace('This', () => quoted(written))
    : `${quoted(written)}: ${says}`;
const split = (message: string) => message.split('\n', 2) as Words;

/** A value as people call it: by its name, or by its place in a list. */
function named(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return 'The file';
  return typeof last === 'string' ? `"${last}"` : `Entry ${last + 1} of ${named(path.slice(0, -1))}`;
}

const kinds: Record<string, string> = {
  string: 'text',
  array: 'a list',
  object: 'a group of named values',
  record: 'a group of named values',
  tuple: 'a pair such as [40.75, -73.99]',
  number: 'a number',
  int: 'a whole number',
};

const keyOf = (path: Path) => {
  const key = path.at(-1);
  if (typeof key !== 'string') return '';
  return /^[A-Za-z][\w-]*$/.test(key) ? `${key}: ` : `"${key}": `;
};

/** How the value is written, as the end of a sentence: a line to copy, from the example of the schema. */
function asLine(path: Path, schema: z.ZodType): string {
  const at = schemaAt(schema, path);
  const example = at ? exampleOf(at) : '"…"';
  const type = schemaTypeAt(schema, path);
  if (at && examplesOf(at).length > 0) return `, for example: ${keyOf(path)}${example}`;
  if (type !== 'array' && type !== 'object' && type !== 'record') return `: ${keyOf(path)}${example}`;
  return type === 'array'
    ? ` as a list, "${keyOf(path).trim()}" and below it one line "  - …" for each entry.`
    : ` as "${keyOf(path).trim()}" and its named values on the lines below, indented by two spaces.`;
}

function schemaTypeAt(schema: z.ZodType, path: Path): string | undefined {
  const at = schemaAt(schema, path);
  return at && unwrapped(at).def.type;
}
