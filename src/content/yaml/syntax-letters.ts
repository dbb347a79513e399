import type { LineCounter, YAMLParseError } from 'yaml';
import type { Problem } from '#lib/problem.ts';
import { placeOfError } from './error-place.ts';
import { lexemesOf } from './lexemes.ts';
import { letterByCode, wrongColumn } from './parser-letters.ts';
import { rowOfTable, sentenceAsName } from './refusals.ts';

/** A mistake in the YAML itself, in plain words; line and column count within the YAML part. */
type SyntaxLetter = Pick<Problem, 'line' | 'column' | 'says' | 'fix'>;

const misreadBelow = [sentenceAsName[0], rowOfTable[0]];

/** At most one letter per line, and none after an unclosed quote, bracket or text, where everything is misread. */
export function syntaxLetters(
  errors: readonly YAMLParseError[],
  text: string,
  lines: LineCounter,
): SyntaxLetter[] {
  const rows = text.split(/\r?\n/);
  const alone = [...indentedTop(rows), ...unspacedEntries(errors, rows, lines)];
  if (alone.length > 0) return alone;
  // A tab makes everything after it look wrong, so it is reported alone.
  const tabs = errors.filter(({ code }) => code === 'TAB_AS_INDENT');
  const letters = new Map<number, SyntaxLetter>();
  let misread = { above: 0, below: 0 };
  for (const { code: seen, pos, message } of tabs.length > 0 ? tabs : errors) {
    const { line, col } = placeOfError(whereItOpens(message, text, pos[0]), text, lines);
    if (letters.has(line) || (line > misread.above && line < misread.below)) continue;
    const row = rows[line - 1] ?? '';
    // Where it ends a long text, the parser only sees another column.
    const code = /^ *\t/.test(row) ? 'TAB_AS_INDENT' : seen;
    const [, name = '', value = ''] = /^(\s*(?:- +)*(?:[\w-]+|"[^"]*"):)\s*(.*)$/.exec(row) ?? [];
    const [says, fix] = letterByCode(code, {
      line: row,
      name: name.replace(/^\s*(?:- +)*/, ''),
      value,
      message,
      written: text.slice(...pos),
      previous: rowAbove(rows, line),
      following: rows[line] ?? '',
    });
    letters.set(line, { line, column: columnToShow(code, row, value, col), says, fix });
    if (neverClosed(message) || misreadBelow.includes(says)) break;
    if (says === wrongColumn) misread = { above: line, below: endOfGroup(rows, line) };
  }
  return [...letters.values()].sort((a, b) => a.line - b.line);
}

/** Empty lines and comments above a line aside. */
function rowAbove(rows: readonly string[], line: number): string {
  let above = line - 2;
  while (/^\s*(?:#|$)/.test(rows[above] ?? '.')) above--;
  return rows[above] ?? '';
}

/** The first line after a line in a wrong column that is outside of what it, or the line above it, belongs to. */
function endOfGroup(rows: readonly string[], line: number): number {
  const columnOf = (row = '') => row.search(/\S/);
  const column = Math.min(columnOf(rowAbove(rows, line)) + 1, columnOf(rows[line - 1]));
  const below = rows.findIndex((row, i) => i >= line && row.trim() !== '' && columnOf(row) < column);
  return below === -1 ? rows.length + 1 : below + 1;
}

/** A first line that is indented more than the next; reported alone, as no line below it can be read. */
function indentedTop(rows: readonly string[]): SyntaxLetter[] {
  const [first, next] = rows.flatMap((row, i) => (/^\s*(?:#|$)/.test(row) ? [] : [i]));
  const [, indent, entry] = /^( +)([\w-]+:.*)$/.exec(rows[first ?? 0] ?? '') ?? [];
  if (first === undefined || indent === undefined || !/^[\w-]+:/.test(rows[next ?? 0] ?? '')) return [];
  const fix = `Start it in the first column: ${entry}`;
  return [{ line: first + 1, column: indent.length + 1, says: wrongColumn, fix }];
}

/** Entries with no space after the hyphen; reported alone, as the lines around them look wrong, too. */
function unspacedEntries(
  errors: readonly YAMLParseError[],
  rows: readonly string[],
  lines: LineCounter,
): SyntaxLetter[] {
  const near = new Set(
    errors.flatMap(({ pos: [at] }) => [lines.linePos(at).line - 1, lines.linePos(at).line]),
  );
  return [...near]
    .sort((a, b) => a - b)
    .flatMap((line) => {
      const [, indent, entry] = /^( *)-(\{.*|[A-Za-z][\w-]*:(?: .*)?)$/.exec(rows[line - 1] ?? '') ?? [];
      if (indent === undefined) return [];
      const says = 'A space is missing after the hyphen.';
      return { line, column: indent.length + 1, says, fix: `Write: - ${entry}` };
    });
}

/** An unclosed bracket or quote is detected at the end of what it holds, but must be fixed where it opens. */
function whereItOpens(message: string, text: string, at: number): number {
  if (message.includes('must be sufficiently indented'))
    return text.lastIndexOf(message.includes('}') ? '{' : '[', at - 1);
  if (!message.includes('closing')) return at;
  const quoted = lexemesOf(text).find((lexeme) => lexeme.at + lexeme.text.length === at);
  return quoted?.text.includes('\n') ? quoted.at : at;
}

const neverClosed = (message: string) => /closing|must be sufficiently indented/.test(message);

/** Points at the start of the value, where a quote is missing; the parser often points at the end of the line. */
function columnToShow(code: string, row: string, value: string, column: number): number {
  if (code === 'TAB_AS_INDENT') return row.indexOf('\t') + 1;
  if (value !== '' && column > row.length) return row.length - value.length + 1;
  return Math.max(column, row.search(/\S/) + 1, 1);
}
