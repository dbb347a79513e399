import type { z } from 'zod';
import type { LetterParts, Path, Problem } from '#lib/problem.ts';
import { nearestWord } from '#lib/spelling.ts';
import { cutEntries } from './cut-entries.ts';
import { letterAboutMismatch, type Issue } from './mismatches.ts';
import { saidOf } from './value-words.ts';
import { homeOfKey, keysAt, pathOf, schemaAt, typeOf } from '../schema-at.ts';
import { partsOfLetter } from '../schemas/common/letter.ts';
import { pathInWords, positionOfKey, problemAt, type Source } from '../source.ts';
import { valueAt } from '../value-at.ts';

/** Checks a file's value against its schema; every mismatch becomes a problem in plain words. */
export function validate<S extends z.ZodType>(
  source: Source,
  value: unknown,
  schema: S,
  problems: Problem[],
): z.output<S> | undefined {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const suggested = suggestedNames(result.error.issues, schema);
  const told = new Set(problems.flatMap(({ file, path }) => (file === source.file ? path : [])));
  const missing = result.error.issues.filter(isMissing).map(pathOf);
  const cut = cutEntries(value, missing);
  for (const { second, letter } of cut) problems.push(problemAt(source, second, ...letter));
  const halves = new Set(cut.flatMap(({ first, second }) => [pathInWords(first), pathInWords(second)]));
  for (const issue of result.error.issues) {
    if (isMissing(issue) && halves.has(pathInWords(pathOf(issue).slice(0, -1)))) continue;
    // A text that must name the place lacks it only because of the placeholder that was already reported.
    if (issue.code !== 'unrecognized_keys' && told.has(pathInWords(pathOf(issue)))) continue;
    // What should be there instead of an unknown name is not also reported as missing.
    if (isMissing(issue) && suggested.has(pathInWords(pathOf(issue)))) continue;
    if (isTextForList(issue, schema) || isLeftEmpty(issue, result.error.issues, schema)) continue;
    problems.push(...problemsOf(source, issue, schema));
  }
  return undefined;
}

const isMissing = ({ code, input }: Issue) =>
  (code === 'invalid_type' || code === 'invalid_value') && input === undefined;

/** Zod also measures the length of a text that it has already reported as not a list. */
const isTextForList = (issue: Issue, schema: z.ZodType) =>
  (issue.code === 'too_small' || issue.code === 'too_big') &&
  typeof issue.input === 'string' &&
  typeOf(schemaAt(schema, pathOf(issue))!) === 'array';

/** Its names are below it, but not indented, so that they are reported as unknown ones. */
const isLeftEmpty = (issue: Issue, issues: readonly Issue[], schema: z.ZodType) =>
  issue.input === null &&
  issues.some(
    (other) =>
      other.code === 'unrecognized_keys' &&
      pathInWords(pathOf(other)) === pathInWords(pathOf(issue).slice(0, -1)) &&
      other.keys.some((key) => keysAt(schema, pathOf(issue)).includes(key)),
  );

/** The names that letters about unknown ones suggest: all of them where no other is written. */
function suggestedNames(issues: readonly Issue[], schema: z.ZodType): Set<string> {
  const suggested = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const path = pathOf(issue);
    const known = keysAt(schema, path);
    const likely = issue.keys.flatMap((key) => meantBy(key, known) ?? []);
    const areAllStrange = likely.length === 0 && issue.keys.length === Object.keys(issue.input!).length;
    const outside = issue.keys.flatMap((key) => {
      const outer = outsideOf(schema, path, key);
      return outer ? pathInWords([...outer, key]) : [];
    });
    return [...outside, ...(areAllStrange ? known : likely).map((key) => pathInWords([...path, key]))];
  });
  return new Set(suggested);
}

function problemsOf(source: Source, issue: Issue, schema: z.ZodType): Problem[] {
  const path = pathOf(issue);
  const atKey = (parent: Path, key: string, letter: LetterParts): Problem =>
    problemAt(source, [...parent, key], ...letter, positionOfKey(source, parent, key));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => atKey(path, key, unknownName(source, schema, path, key)));
  }
  if (issue.code === 'invalid_key') {
    const key = String(path.at(-1));
    // The schemas of all such names have letters of their own.
    const [says, fix] = partsOfLetter(issue.issues[0]!.message)!;
    return [atKey(path.slice(0, -1), key, [saidOf(key, says), fix])];
  }
  return [problemAt(source, path, ...letterAboutMismatch(source, issue, path, schemaAt(schema, path)!))];
}

/** In braces, `{ label:"Blog" }` is one name without a value. */
const nameAndValue = /^([\w-]+):(.+)$/;
const meantBy = (key: string, known: readonly string[]) =>
  nearestWord(nameAndValue.exec(key)?.[1] ?? key, known);

/** Where a name is known around the group that it is in: as far inside as possible. */
function outsideOf(schema: z.ZodType, path: Path, key: string): Path | undefined {
  const depth = path.findLastIndex((_, i) => keysAt(schema, path.slice(0, i)).includes(key));
  return depth === -1 ? undefined : path.slice(0, depth);
}

function unknownName(source: Source, schema: z.ZodType, path: Path, key: string): LetterParts {
  const says = `"${key}" is not a name that you can use here.`;
  const known = keysAt(schema, path);
  const meant = meantBy(key, known);
  const [, name = '', value] = nameAndValue.exec(key) ?? [];
  if (known.includes(name)) return ['A space is missing after the colon.', `Write: ${name}: ${value}`];
  const outer = outsideOf(schema, path, key);
  // A name that is already there was not meant for that place.
  if (outer && valueAt(source.value, [...outer, key]) === undefined)
    return [says, `It belongs further to the left, in the column of "${path[outer.length]}:".`];
  // No name has a space or begins with a capital letter, as the words of a comment do that has lost its sign.
  const looksLikeNote = /\s/.test(key) || (!meant && /^\p{Lu}/u.test(key));
  const orNote = looksLikeNote ? ' If this line is only a note, begin it with #.' : '';
  if (meant) return [says, `Did you mean "${meant}"?${orNote}`];
  const home = outer ? undefined : homeOfKey(schema, key, valueAt(source.value, [...path, key]));
  if (home) return [says, `It belongs inside ${home}.${orNote}`];
  return [
    says,
    `You can use these: ${known.join(', ')}.${orNote || ' If you mean none of them, delete it.'}`,
  ];
}
