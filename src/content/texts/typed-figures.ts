import { asPrinted, figurePattern } from '#lib/numbers/figures.ts';
import type { Problem } from '#lib/problem.ts';
import type { Placeholders } from './placeholders.ts';
import { problemAt, type Source } from '../source.ts';
import { eachTextAndLine } from './each-text.ts';

/** An address comes first, as it may hold any words. */
const address = String.raw`(?<address>(?:https?:|\]\(|\]: *)\/[^\s)]*)`;
const addressOrFigure = new RegExp(`${address}|${figurePattern}`, 'gi');

/** Legal figures must come from facts.yaml, so that a change of law is a single edit. */
export function checkFigures(source: Source, placeholders: Placeholders, problems: Problem[]): void {
  eachTextAndLine(source, (text, path, positionIn) => {
    for (const { 0: found, index, groups } of text.matchAll(addressOrFigure)) {
      // "25+ years" is a promise of the firm, which the audit compares with its claims.
      if (groups?.address || found.includes('+')) continue;
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
