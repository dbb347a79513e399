import { problemOfFile, type LetterParts, type Problem } from '#lib/problem.ts';
import type { Source } from '../source.ts';

type FrontMatter = Pick<Source, 'yaml' | 'offset' | 'body' | 'bodyLine'>;

const pattern = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/;

/** The front matter of a text with normalized line ends; undefined if it is missing or never closed. */
export function readFrontMatter(text: string): FrontMatter | undefined {
  const found = pattern.exec(text);
  if (!found) return undefined;
  const [whole, yaml = ''] = found;
  return { yaml, offset: 1, body: text.slice(whole.length), bodyLine: whole.split('\n').length };
}

const missing: LetterParts = [
  'The front matter is missing.',
  'Start the file with a line of three hyphens, then the names and values, then another line of three hyphens.',
];
const open: LetterParts = [
  'The front matter is never closed.',
  'Write a line of three hyphens below its last name.',
];
const late: LetterParts = [
  'There is an empty line above the front matter.',
  'Delete it, so that the three hyphens come first.',
];

/** Why the front matter of a text cannot be read. */
export function wrongFrontMatter(file: string, text: string): Problem {
  const edge = edgeOfDashes(file, text);
  if (edge) return edge;
  const [, above] = /^(\s*)---[ \t]*\n/.exec(text) ?? [];
  return problemOfFile(file, above === undefined ? missing : above === '' ? open : late);
}

/** Hyphens that a word processor turned into dashes. */
function edgeOfDashes(file: string, text: string): Problem | undefined {
  const line = text.split('\n').findIndex((row) => /^[-–—―−]{1,3} *$/.test(row) && !row.startsWith('---'));
  if (line !== 0 && !(line > 0 && text.startsWith('---\n'))) return undefined;
  const says = 'This line is made of dashes, so it does not mark the edge of the front matter.';
  return problemOfFile(file, [says, 'Write three hyphens: ---'], { line: line + 1, column: 1 });
}
