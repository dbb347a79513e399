import { numberWords } from '#lib/number-words.ts';
import type { Problem } from '#lib/problem.ts';
import type { Placeholders } from './placeholders.ts';
import { eachTextAndLine, problemAt, type Source } from '../source.ts';

const number = String.raw`(?:\d[\d,.]*|${Object.keys(numberWords).join('|')})`;
/** "7 days a week" is a frequency, not a deadline. An address comes first, as it may hold any words. */
const legalFigure = new RegExp(
  String.raw`(?<address>(?:https?:|\]\(|\]: *)\/[^\s)]*)|\$\d[\d,.]*|(?<!\d[,.]*)(?:\d[\d,.]*%|\b${number}[ -](?:days?|months?|years?|percent|dollars?)\b(?! a (?:week|month|year)\b))`,
  'gi',
);

/** Legal figures must come from facts.yaml, so that a change of law is a single edit. */
export function checkFigures(source: Source, placeholders: Placeholders, problems: Problem[]): void {
  eachTextAndLine(source, (text, path, positionIn) => {
    for (const { 0: found, index, groups } of text.matchAll(legalFigure)) {
      if (groups?.address) continue;
      const says = `"${found}" is a figure typed straight into the text.`;
      const fix = factFor(found, placeholders);
      problems.push(problemAt(source, path, says, fix, positionIn(found, index)));
    }
  });
}

function factFor(figure: string, placeholders: Placeholders): string {
  const printed = asPrinted(figure);
  const facts = [...placeholders].flatMap(([name, value]) =>
    name.startsWith('fact:') && value === printed ? [`{${name}}`] : [],
  );
  if (facts.length === 0)
    return 'Write its fact instead, as in {fact:injury-deadline}; all facts are in facts.yaml.';
  return `Write the fact that prints "${printed}" instead: ${facts.join(' or ')}`;
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
