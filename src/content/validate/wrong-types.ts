import type { z } from 'zod';
import type { LetterParts, Path } from '#lib/problem.ts';
import { partsOfLetter } from '../schemas/common/letter.ts';
import { numberIn, pairIn } from '../schemas/common/typed-number.ts';
import { definitionOf, mayBeOmitted, metaOf, typeOf } from '../schema-at.ts';
import { inQuotes, quotedOnce } from './value-words.ts';
import { asLine, nameOfValue, writtenKey } from './written-line.ts';

/** How letters call a type. */
const kinds: Record<string, string> = {
  string: 'text',
  array: 'a list',
  object: 'a group of named values',
  record: 'a group of named values',
  tuple: 'a pair such as [40.75, -73.99]',
  number: 'a number',
  int: 'a whole number',
};

export function letterAboutAbsence(
  { input }: { input?: unknown },
  path: Path,
  schema: z.ZodType,
): LetterParts | undefined {
  const name = nameOfValue(path);
  if (input === undefined) return [`${name} is missing.`, `Add it${asLine(path, schema)}`];
  if (input !== null) return undefined;
  const orNone = mayBeOmitted(schema) ? '\nIf there is none, delete the line.' : '';
  return [`${name} has no value.`, `Write it${asLine(path, schema)}${orNone}`];
}

/** A value of another type than its schema wants. */
interface WrongType {
  input: unknown;
  /** Its source; a list or a group has none. */
  written: string | undefined;
  path: Path;
  schema: z.ZodType;
}

/** Letters about what is usually written instead, by the wanted type; none where it is something else. */
const lettersByType: Record<string, (wrong: WrongType) => LetterParts | undefined> = {
  string: withoutQuotes,
  array: withoutBrackets,
  number: notANumber,
  int: notANumber,
  tuple: pairAsText,
  boolean: notYesOrNo,
};

export function wrongType(
  issue: Extract<z.core.$ZodIssue, { code: 'invalid_type' }>,
  path: Path,
  schema: z.ZodType,
  written: string | undefined,
): LetterParts {
  const { input, expected } = issue;
  return (
    letterAboutAbsence(issue, path, schema) ??
    lettersByType[expected]?.({ input, written, path, schema }) ?? [
      `${nameOfValue(path)} should be ${kinds[expected] ?? expected}.`,
      `Write it${asLine(path, schema)}`,
    ]
  );
}

function withoutQuotes({ input, written, schema }: WrongType): LetterParts | undefined {
  if (written === undefined) return undefined;
  const readAs = typeof input === 'number' ? `the number ${input}` : 'yes or no';
  const says = `${written} has no quotes, so it is read as ${readAs}.`;
  return [says, wrongForm(schema, written) ?? `Write it in quotes: "${written}".`];
}

/** What a text needs besides quotes. */
function wrongForm(schema: z.ZodType, written: string): string | undefined {
  const message = schema.safeParse(written).error?.issues[0]?.message;
  return message === undefined ? undefined : partsOfLetter(message)?.[1];
}

function withoutBrackets({ input, written, path, schema }: WrongType): LetterParts | undefined {
  if (isListOfGroups(schema) || (typeof input !== 'string' && typeof input !== 'number')) return undefined;
  const entry = typeof input === 'string' ? input : written!;
  return /^-\D/.test(entry)
    ? ['A space is missing after the hyphen.', 'Write each entry as "- …", with a space.']
    : [
        `${nameOfValue(path)} should be a list.`,
        `Put the value in square brackets: ${writtenKey(path)}${asList(entry)}`,
      ];
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

function notANumber({ input, path, schema }: WrongType): LetterParts | undefined {
  if (typeof input !== 'string') return undefined;
  const key = writtenKey(path);
  const meant = numberIn(input, metaOf(schema).maximum as number | undefined);
  if (meant !== undefined)
    return [
      `${nameOfValue(path)} should be a number, but ${quotedOnce(input)} is text.`,
      `Write: ${key}${meant}`,
    ];
  // Numbers in a list are those of a point.
  const fix = key === '' ? ', such as 40.75 or -73.99.' : asLine(path, schema);
  return [`${quotedOnce(input)} is not a number.`, `Write a number${fix}`];
}

function pairAsText({ input, path }: WrongType): LetterParts | undefined {
  const meant = typeof input === 'string' ? pairIn(input) : undefined;
  return meant
    ? [`${nameOfValue(path)} should be a pair in square brackets.`, `Write: ${writtenKey(path)}${meant}`]
    : undefined;
}

/** YAML splits at commas, so 40,7506 becomes two numbers. */
export function wrongPair(input: unknown, path: Path, schema: z.ZodType): LetterParts {
  const name = nameOfValue(path);
  return Array.isArray(input) && input.length > 2
    ? [
        `${name} has ${input.length} numbers, because each comma starts a new one.`,
        `Use a decimal point instead of a comma${asLine(path, schema)}`,
      ]
    : [`${name} should be ${kinds.tuple}.`, `Write it${asLine(path, schema)}`];
}

const wordsFor = [
  [/^\W*(?:y|yes|on|true|1)\W*$/i, 'true'],
  [/^\W*(?:n|no|off|false|0)\W*$/i, 'false'],
] as const;

function notYesOrNo({ input, written, path }: WrongType): LetterParts {
  const seen = written === undefined ? '' : `, but it is ${quotedOnce(written)}`;
  const [meant] = wordsFor.flatMap(([words, value]) => (words.test(String(input)) ? value : []));
  const key = writtenKey(path);
  const fix = meant ? `Write: ${key}${meant}` : `Write ${key}true or ${key}false`;
  return [`${nameOfValue(path)} should be true or false${seen}.`, fix];
}
