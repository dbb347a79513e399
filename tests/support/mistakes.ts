import { expect, it } from 'vitest';
import type { ContentWithTables } from '#content/content.ts';
import { loadContent } from '#content/load.ts';
import type { Locate, Problem } from '#lib/problem.ts';
import { loadSite } from './load-site.ts';
import { dataToRead, edit, smallSite, type DataFiles } from './small-site/small-site.ts';

/** A mistake in the small site, and the whole message about it. */
export type Mistake = {
  of: string;
  /** Place, mistake and fix; file names are relative to the data folder. */
  letter: string;
} & (
  | { file: string; right: string; wrong: string }
  | { file: string; holds: string | Buffer }
  | { missing: string }
  | { when: (files: DataFiles) => void }
);

/** A test for each mistake: it causes exactly one message, and no other. */
export function testMistakes(mistakes: Mistake[]): void {
  for (const mistake of mistakes) {
    it(`reports ${mistake.of}`, () => {
      const files = smallSite();
      make(mistake, files);
      expect(lettersAbout(files)).toEqual([dedent(mistake.letter)]);
    });
  }
}

function make(mistake: Mistake, files: DataFiles): void {
  if ('right' in mistake) edit(files, mistake.file, mistake.right, mistake.wrong);
  else if ('holds' in mistake) files[mistake.file] = mistake.holds;
  else if ('missing' in mistake) delete files[mistake.missing];
  else mistake.when(files);
}

/** The messages about a data folder, one for each problem. */
export const lettersAbout = (files: DataFiles): string[] =>
  lettersOf((data) => loadSite(data).problems ?? [], files);

/** The messages of a check of the folder itself, one for each problem. */
export function lettersOf(check: (data: string) => Problem[], files: DataFiles): string[] {
  const folder = dataToRead(files);
  return check(folder).map((problem) => letterOf(problem).replaceAll(`${folder}/`, ''));
}

/** The messages of a check that depends on the day, one for each problem. */
export const lettersOfDay = (
  check: (content: ContentWithTables, locate: Locate, now: Date) => Problem[],
  files: DataFiles,
  day: string,
): string[] =>
  lettersOf((data) => {
    const { content, locate } = loadContent(data);
    return check(content!, locate, new Date(day));
  }, files);

const letterOf = ({ file, line, column, path, says, fix }: Problem) =>
  [`${file}:${line}:${column}  ${path}`.trimEnd(), says, fix].join('\n');

/** Removes the leading line break and the indentation of a template literal. */
export function dedent(text: string): string {
  const lines = text.replace(/^\n|\n *$/g, '').split('\n');
  const indent = Math.min(...lines.filter((line) => line !== '').map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent)).join('\n');
}
