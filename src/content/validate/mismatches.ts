import type { z } from 'zod';
import type { LetterParts, Path } from '#lib/problem.ts';
import { counted } from '#lib/text.ts';
import { writtenAt, type Source } from '../source.ts';
import { inQuotes, noSuchChoice, quotedOnce, saidIfShort } from './value-words.ts';
import { partsOfLetter } from '../schemas/common/letter.ts';
import { definitionOf, metaOf, typeOf } from '../schema-at.ts';
import { numberIn, pairIn } from '../schemas/common/typed-number.ts';
import { asLine, writtenKey, nameOfValue } from './written-line.ts';

export type Issue = z.core.$ZodIssue;

/** The letter about a value that does not fit its schema. */
export function letterAboutMismatch(
  source: Source,
  issue: Issue,
  path: Path,
  schema: z.ZodType,
): LetterParts {
  const name = nameOfValue(path);
  const written = writtenAt(source, path);
  // A missing choice is not reported as a wrong one.
  const absent = issue.code === 'invalid_value' && letterAboutAbsence(issue, path, schema);
  if (absent) return absent;
  const ownLetter = partsOfLetter(issue.message);
  if (ownLetter) {
    const [says, fix] = ownLetter;
    return [written ? saidIfShort(written, says) : says, fix];
  }
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue, path, schema, written);
    case 'too_small':
    case 'too_big':
      return typeOf(schema) === 'tuple' ? wrongPair(issue.input, path, schema) : wrongSize(issue, name);
    case 'invalid_value':
      return written === undefined
        ? [`${name} should be text.`, `Write it${asLine(path, schema)}`]
        : noSuchChoice(name, written, issue.values);
    default:
      return [`${name} is not right: ${issue.message}.`, `Write it${asLine(path, schema)}`];
  }
}

function letterAboutAbsence({ input }: Issue, path: Path, schema: z.ZodType): LetterParts | undefined {
  const name = nameOfValue(path);
  if (input === undefined) return [`${name} is missing.`, `Add it${asLine(path, schema)}`];
  return input === null ? [`${name} has no value.`, `Write it${asLine(path, schema)}`] : undefined;
}

type WrongType = Extract<Issue, { code: 'invalid_type' }>;

function wrongType(
  issue: WrongType,
  path: Path,
  schema: z.ZodType,
  written: string | undefined,
): LetterParts {
  const name = nameOfValue(path);
  const { input, expected } = issue;
  const absent = letterAboutAbsence(issue, path, schema);
  if (absent) return absent;
  if (expected === 'string' && written !== undefined) {
    const says = `${written} has no quotes, so it is read as ${typeof input === 'number' ? `the number ${input}` : 'yes or no'}.`;
    return [says, wrongForm(schema, written) ?? `Write it in quotes: "${written}".`];
  }
  if (
    expected === 'array' &&
    !isListOfGroups(schema) &&
    (typeof input === 'string' || typeof input === 'number')
  ) {
    const entry = typeof input === 'string' ? input : written!;
    return /^-\D/.test(entry)
      ? ['A space is missing after the hyphen.', 'Write each entry as "- …", with a space.']
      : [
          `${name} should be a list.`,
          `Put the value in square brackets: ${writtenKey(path)}${asList(entry)}`,
        ];
  }
  if ((expected === 'number' || expected === 'int') && typeof input === 'string') {
    const meant = numberIn(input, metaOf(schema).maximum as number | undefined);
    if (meant !== undefined)
      return [
        `${name} should be a number, but ${quotedOnce(input)} is text.`,
        `Write: ${writtenKey(path)}${meant}`,
      ];
    // Numbers in a list are those of a point.
    const fix = writtenKey(path) === '' ? ', such as 40.75 or -73.99.' : asLine(path, schema);
    return [`${quotedOnce(input)} is not a number.`, `Write a number${fix}`];
  }
  if (expected === 'tuple' && typeof input === 'string') {
    const meant = pairIn(input);
    if (meant) return [`${name} should be a pair in square brackets.`, `Write: ${writtenKey(path)}${meant}`];
  }
  if (expected === 'boolean') {
    const seen = written === undefined ? '' : `, but it is ${quotedOnce(written)}`;
    const [meant] = wordsFor.flatMap(([words, value]) => (words.test(String(input)) ? value : []));
    const key = writtenKey(path);
    const fix = meant ? `Write: ${key}${meant}` : `Write ${key}true or ${key}false`;
    return [`${name} should be true or false${seen}.`, fix];
  }
  return [`${name} should be ${kinds[expected] ?? expected}.`, `Write it${asLine(path, schema)}`];
}

/** "05753, 05740" are two entries, also in round brackets, but a sentence with a comma is one. */
function asList(input: string): string {
  const inner = input.replace(/^\(([^()]*)\)$/, '$1');
  const entries = /^[^\s,]+(?:, *[^\s,]+)+$/.test(inner) ? inner.split(/, */) : [inner];
  return `[${entries.map(inQuotes).join(', ')}]`;
}

function isListOfGroups(schema: z.ZodType): boolean {
  const { element } = definitionOf(schema);
  return element !== undefined && typeOf(element) === 'object';
}

/** YAML splits at commas, so 40,7506 becomes two numbers. */
function wrongPair(input: unknown, path: Path, schema: z.ZodType): LetterParts {
  const name = nameOfValue(path);
  return Array.isArray(input) && input.length > 2
    ? [
        `${name} has ${input.length} numbers, because each comma starts a new one.`,
        `Use a decimal point instead of a comma${asLine(path, schema)}`,
      ]
    : [`${name} should be ${kinds.tuple}.`, `Write it${asLine(path, schema)}`];
}

/** What a text needs besides quotes. */
function wrongForm(schema: z.ZodType, written: string): string | undefined {
  const message = schema.safeParse(written).error?.issues[0]?.message;
  return message === undefined ? undefined : partsOfLetter(message)?.[1];
}

const wordsFor = [
  [/^\W*(?:y|yes|on|true|1)\W*$/i, 'true'],
  [/^\W*(?:n|no|off|false|0)\W*$/i, 'false'],
] as const;

function wrongSize(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>, name: string): LetterParts {
  const { input } = issue;
  const [limit, size, including, excluding] =
    issue.code === 'too_small'
      ? [Number(issue.minimum), 'small', 'at least', 'more than']
      : [Number(issue.maximum), 'large', 'at most', 'less than'];
  if (Array.isArray(input)) {
    const has = input.length === 0 ? 'no entries' : counted(input.length, 'entry', 'entries');
    return [`${name} has ${has}.`, `It needs ${issue.exact ? 'exactly' : including} ${limit}.`];
  }
  const bound = issue.inclusive ? including : excluding;
  return [`${name} is too ${size}: ${String(input)}.`, `It must be ${bound} ${limit}.`];
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
