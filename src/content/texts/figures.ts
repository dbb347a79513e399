import { numberWords } from '#lib/number-words.ts';
import type { Path, Position, Problem } from '#lib/problem.ts';
import type { Placeholders } from './placeholders.ts';
import { eachText, pathInWords, positionInText, type Source } from '../source.ts';

const number = String.raw`(?:\d[\d,.]*|${Object.keys(numberWords).join('|')})`;
/** "7 days a week" is how often, and no deadline. */
const legalFigure = new RegExp(
  String.raw`\$\d[\d,.]*|(?<!\d[,.]*)(?:\d[\d,.]*%|\b${number}[ -](?:days?|months?|years?|percent|dollars?)\b(?! a (?:week|month|year)\b))`,
  'gi',
);

/** A figure of the law must come from facts.yaml, so that a changed law is one edit. */
export function checkFigures(source: Source, placeholders: Placeholders, problems: Problem[]): void {
  const look = (text: string, at: (found: string, index: number) => Position, path: Path) => {
    for (const { 0: found, index } of text.matchAll(legalFigure)) {
      const says = `"${found}" is a figure typed straight into the text.`;
      const fix = factFor(found, placeholders);
      problems.push({ file: source.file, ...at(found, index), path: pathInWords(path), says, fix });
    }
  };
  eachText(source, (text, path) => {
    look(text, (found, index) => positionInText(source, path, found, text.slice(0, index)), path);
  });
  source.body.split('\n').forEach((line, i) => {
    look(line, (_, index) => ({ line: source.bodyLine + i, column: index + 1 }), []);
  });
}

function factFor(figure: string, placeholders: Placeholders): string {
  const printed = asPrinted(figure);
  const facts = [...placeholders].filter(
    ([placeholder, value]) => placeholder.startsWith('fact:') && value === printed,
  );
  if (facts.length === 0)
    return 'Name the fact instead, as in {fact:injury-deadline}; the facts stand in facts.yaml.';
  const names = facts.map(([placeholder]) => `{${placeholder}}`);
  return `Name the fact that prints "${printed}" instead: ${names.join(' or ')}`;
}

/** "Three-year" as facts print it: "3 years". */
function asPrinted(figure: string): string {
  if (/[$%]/.test(figure)) return figure;
  const [, amount = '', unit = ''] = /^(.*)[ -]([a-z]+)$/i.exec(figure) ?? [];
  const count = numberWords[amount.toLowerCase()] ?? amount;
  const one = unit.toLowerCase().replace(/s$/, '');
  if (one === 'percent') return `${count}%`;
  if (one === 'dollar') return `$${count}`;
  return `${count} ${count === '1' ? one : `${one}s`}`;
}
