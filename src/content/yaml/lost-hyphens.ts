import type { LetterParts } from '#lib/problem.ts';
import type { Lexeme } from './lexemes.ts';
import type { Slip } from './slip.ts';

/** A column where lines start, inside the columns before it. */
interface Level {
  column: number;
  /** The first line that starts there, from this column on. */
  at: number;
  entry: string;
  isList: boolean;
  /** Whether it is, or has before it on its line, a hyphen. */
  hasHyphen: boolean;
}

/** Entries of a list without their hyphen, between others that have theirs, which YAML cannot read. */
export function lostHyphens(lexemes: readonly Lexeme[], yaml: string): Slip[] {
  const slips: Slip[] = [];
  let levels: Level[] = [];
  for (const { at, text, kind, lead, before, depth } of lexemes) {
    if (!/^[ -]*$/.test(lead) || text.trim() === '' || depth > 0) continue;
    if (kind === 'block' || /^[\]}#]/.test(text)) continue;
    const column = lead.length;
    const isList = text === '-';
    const entry = yaml.slice(isList ? at + 2 : at).split('\n', 1)[0]!;
    const here = levels.filter((level) => level.column === column);
    const first = here[0] ?? levels.find((level) => level.column > column);
    const isInside = levels.some((level) => level.column < column);
    const isNew = before === '' || before === ':' || before === '-';
    const isListOpen = here.some((level) => level.isList);
    // Below a name in the same column, a line without a hyphen only ends the list.
    const lost = isList ? !isNew && !isListOpen && !first?.hasHyphen : here.length === 1 && isListOpen;
    if (first && isInside && lost && nameOf(first.entry) === nameOf(entry)) {
      const wrong = isList ? first : { at, entry };
      const [says, fix] = letterAboutHyphen(column, wrong.entry);
      slips.push({ at: wrong.at, says, fix });
    }
    const isKept = (level: Level) =>
      level.column < column || (level.column === column && (isList || !level.isList));
    levels = levels.filter(isKept);
    if (isList ? !isListOpen : !levels.some((level) => level.column === column))
      levels.push({ column, at, entry, isList, hasHyphen: isList || lead.includes('-') });
  }
  return slips;
}

const nameOf = (entry: string) => /^[\w-]+(?=:)/.exec(entry)?.[0];

/** About a missing hyphen in a column, counted from 0, or about the space that one lacks. */
export function letterAboutHyphen(column: number, entry: string): LetterParts {
  // Other digits than those of a ZIP code are a number below zero, whose own hyphen is missing.
  const [, unspaced] = /^-(\D.*|\d{5})$/.exec(entry) ?? [];
  const right = `- ${(unspaced ?? entry).replace(/^\d{5}$/, '"$&"')}`;
  return unspaced
    ? ['A space is missing after the hyphen.', `Write: ${right}`]
    : [
        'The hyphen of this entry of a list is missing.',
        `Write it in column ${column + 1}, with a space behind it: ${right}`,
      ];
}
