import type { z } from 'zod';
import type { LetterParts, Path } from '#lib/problem.ts';
import { counted } from '#lib/text.ts';
import { writtenAt, type Source } from '../source.ts';
import { noSuchChoice, saidIfShort } from './value-words.ts';
import { partsOfLetter } from '../schemas/common/letter.ts';
import { typeOf } from '../schema-at.ts';
import { asLine, nameOfValue } from './written-line.ts';
import { letterAboutAbsence, wrongPair, wrongType } from './wrong-types.ts';

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
