import { readFileSync } from 'node:fs';
import type { Problem } from '#lib/problem.ts';
import { counted } from '#lib/text.ts';

/** All problems as a letter: grouped by file, each with the lines around it, then the count. */
export function formatProblems(problems: readonly Problem[]): string {
  const files = [...new Set(problems.map((problem) => problem.file))];
  const inFile = (file: string) => problems.filter((problem) => problem.file === file);
  const letters = files.map((file) => [file, ...inFile(file).map(letterOf)].join('\n\n'));
  const total = `${counted(problems.length, 'problem', 'problems')} in ${counted(files.length, 'file', 'files')}. Nothing was written.`;
  return [...letters, total].join('\n\n') + '\n';
}

function letterOf({ file, line, column, path, says, fix }: Problem): string {
  const where = `  ${file}:${line}:${column}${path === '' ? '' : `  ${path}`}`;
  return [where, `  ${says}`, `  ${fix}`, ...frame(file, line, column)].join('\n');
}

function frame(file: string, line: number, column: number): string[] {
  const lines = linesOf(file);
  if (lines[line - 1] === undefined || lines[line - 1] === '') return [];
  const first = Math.max(1, line - 1);
  const last = Math.min(lines.length, line + 1);
  const width = String(last).length;
  const rows = [''];
  for (let at = first; at <= last; at++) {
    const text = lines[at - 1]!;
    rows.push(
      `  ${at === line ? '>' : ' '} ${String(at).padStart(width)} | ${shortened(text, at === line ? column : 1)}`,
    );
    if (at === line && column <= 100) rows.push(`    ${' '.repeat(width)} | ${' '.repeat(column - 1)}^`);
  }
  return rows;
}

const shortened = (text: string, column: number) =>
  text.length <= 110 || column > 100 ? text.slice(0, 110) : `${text.slice(0, 109)}…`;

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split(/\r?\n/);
  } catch {
    return [];
  }
}
