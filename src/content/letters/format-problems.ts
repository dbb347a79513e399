import { lstatSync, readFileSync } from 'node:fs';
import { groupBy } from '#lib/group-by.ts';
import type { Problem } from '#lib/problem.ts';
import { Refused } from '#lib/refused.ts';
import { counted, firstOf } from '#lib/text.ts';
import { largestTable } from '../files/read-text.ts';
import { oddSpace } from '../texts/typographic-signs.ts';

/** Limit of the other places listed for one mistake; there may be thousands. */
const placesListed = 20;
/** Width of a quoted line: in a narrow terminal a longer one wraps, and the caret is below the wrong word. */
const excerptWidth = (columns = Infinity) => Math.min(110, Math.max(60, columns - besideExcerpt));
/** Width of the indent and the line number before it. */
const besideExcerpt = 12;
/** Length of a letter, in characters, as it may quote a whole article. */
const longestLine = 1000;

/**
 * Formats all problems: grouped by file, each with its surrounding lines, then the count. `columns` is the width of the
 * terminal, if there is one.
 */
export const formatProblems = (problems: readonly Problem[], columns?: number): string =>
  lettersOf(problems, `${countOf(problems, 'problem')}. Nothing was written.`, columns);

/** Formats warnings like problems, though nothing is wrong yet. */
export const formatWarnings = (warnings: readonly Problem[], columns?: number): string =>
  lettersOf(warnings, `${countOf(warnings, 'warning')}. Nothing is wrong yet.`, columns);

/** Formats what somebody has to look up before an entry that a command writes is complete. */
export const formatPending = (problems: readonly Problem[]): string =>
  lettersOf(problems, 'No pages are made until this is written, too.');

/** Throws a letter if there are any problems. */
export function refuseMistakes(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new Refused(formatProblems(problems));
}

function lettersOf(problems: readonly Problem[], end: string, columns?: number): string {
  const byFile = groupBy(groupProblems(problems), ({ first }) => first.file);
  const letters = [...byFile].flatMap(([file, mistakes]) => {
    const lines = linesOf(file);
    return [file, ...mistakes.map((mistake) => letterOf(mistake, lines, excerptWidth(columns)))];
  });
  return `${[...letters, end].join('\n\n')}\n`;
}

function countOf(problems: readonly Problem[], what: string): string {
  const files = new Set(problems.map(({ file }) => file)).size;
  return `${counted(problems.length, what, `${what}s`)} in ${counted(files, 'file', 'files')}`;
}

function letterOf({ first, others }: Mistake, fileLines: readonly string[], room: number): string {
  const { says, fix } = first;
  const words = [placeOf(first), says, ...fix.split('\n')].map((line) =>
    line.length > longestLine ? `${wholeSigns(line.slice(0, longestLine))} …` : line,
  );
  const lines = [...words, ...excerptOf(first, fileLines, room), ...alsoIn(first, others)];
  return lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n');
}

const placeOf = ({ file, line, column, path }: Problem) =>
  `${file}:${line}:${column}${path === '' ? '' : `  ${path}`}`;

function alsoIn(first: Problem, others: readonly Problem[]): string[] {
  if (others.length === 0) return [];
  const places = others.map((other) => placeOf(other) + differing(first, other));
  return [
    '',
    `The same mistake is in ${counted(others.length, 'more place', 'more places')}:`,
    ...firstOf(places, placesListed).map((line) => `  ${line}`),
  ];
}

/** What the letter about another place would say that the first does not: what to write there, or what it is about. */
function differing(first: Problem, other: Problem): string {
  const words = other.fix === first.fix ? other.says : other.fix;
  return words === first.says ? '' : `  ${words}`;
}

/** The line with the mistake between its neighbors, and a caret below the very character. */
function excerptOf({ line, column }: Problem, lines: readonly string[], room: number): string[] {
  if ((lines[line - 1] ?? '') === '') return [];
  // A line may be a whole paragraph, so text far before the mistake is cut.
  const start = column > room - 30 ? column - (room - 50) : 0;
  const width = String(Math.min(lines.length, line + 1)).length;
  const row = (at: number, text: string) =>
    `${at === line ? '>' : ' '} ${String(at).padStart(width)} | ${text}`.trimEnd();
  const around = (at: number) => (lines[at - 1] === undefined ? [] : [row(at, cut(lines[at - 1]!, 0, room))]);
  return [
    '',
    ...around(line - 1),
    row(line, cut(lines[line - 1]!, start, room)),
    `  ${' '.repeat(width)} | ${' '.repeat(column - 1 - start)}^`,
    ...(line < lines.length ? around(line + 1) : []),
  ];
}

// oxlint-disable-next-line no-control-regex -- a terminal would obey them
const invisible = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\uFFFE\uFFFF]/g;
const oddSpaces = new RegExp(oddSpace, 'g');

/** Without the half of an emoji where a text was cut. */
const wholeSigns = (text: string) => text.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '·');

function cut(text: string, start: number, room: number): string {
  const shown = text
    .slice(start, start + room)
    .replaceAll('\t', '→')
    .replace(invisible, '·')
    .replace(oddSpaces, '·');
  const [before, after] = [start > 0 ? '…' : '', text.length > start + room ? '…' : ''];
  return before + wholeSigns(shown.slice(before.length, after ? -1 : undefined)) + after;
}

/** Only of plain files: pictures have no lines, links may lead anywhere, and pipes and huge files take too long. */
function linesOf(file: string): string[] {
  if (!/\.(?:(?:ya?ml|md)(?:\.txt)?|csv)$/.test(file)) return [];
  try {
    const stats = lstatSync(file);
    if (!stats.isFile() || stats.size > largestTable) return [];
    return readFileSync(file, 'utf8')
      .replace(/\r?\n$/, '')
      .split(/\r?\n/);
  } catch {
    return [];
  }
}

/** A mistake, and the other places with the same one. */
interface Mistake {
  first: Problem;
  others: Problem[];
}

/** Groups problems with the same words, apart from numbers, in order of the first of each. */
function groupProblems(problems: readonly Problem[]): Mistake[] {
  const mistakes = groupBy(problems, ({ says, fix }) => withoutNumbers(`${says}\n${fix}`)).values();
  return [...mistakes].map(([first, ...others]) => ({ first: first!, others }));
}

const withoutNumbers = (text: string) => text.replace(/\d[\d.,]*/g, '0');
