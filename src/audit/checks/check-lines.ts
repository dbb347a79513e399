import type { Content } from '#content/content.ts';
import { printFact } from '#content/texts/slots.ts';
import { ownCopy } from '#lib/own-copy.ts';
import { backedFigures, figuresIn, isBacked } from './figures.ts';
import { lineRules, type LineMistake, type LineRule } from './line-rules.ts';
import { quoted, type PageCheck } from './page-checks.ts';

/** Lines repeat from page to page, so what was found in one is remembered. */
const linesRemembered = 20_000;

/** Reads every line of a page, its title and its description. */
export function checkLines(content: Content): PageCheck {
  const rules = [...lineRules, figureRule(content)];
  const known = new Map<string, LineMistake[]>();
  const mistakesIn = (line: string) => {
    let mistakes = known.get(line);
    if (!mistakes) {
      mistakes = rules.flatMap((rule) => rule(line));
      if (known.size >= linesRemembered) known.clear();
      known.set(ownCopy(line), mistakes);
    }
    return mistakes;
  };
  return ({ route, reading }, { causes, report }) => {
    const head = [...reading.titles, ...(reading.meta.get('description') ?? [])];
    for (const line of new Set([...head, ...reading.lines])) {
      for (const { check, sentence, words } of mistakesIn(line)) {
        report(check, causes.ofText(route, sentence, words), `${quoted(words, 60)} in ${quoted(sentence)}`);
      }
    }
  };
}

/** Figures that stand in no fact, no promise of the firm and no result. */
function figureRule({ facts, site, testimonials }: Content): LineRule {
  const backed = backedFigures([
    ...facts.map(printFact),
    ...Object.values(site.claims),
    ...testimonials.map(({ amount }) => amount),
  ]);
  return (line) =>
    figuresIn(line)
      .filter((figure) => !isBacked(figure, backed))
      .map((figure) => ({ check: 'figure-unbacked', sentence: line, words: figure }));
}
