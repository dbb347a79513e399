import { z } from 'zod';
import { list, optionalGroups, titledGroup } from './common/groups-and-lists.ts';
import { printFact, type PrintableFact } from '../texts/print-fact.ts';
import { isWebAddress } from './common/addresses.ts';
import { letter } from './common/letter.ts';
import { line, lines, text } from './common/texts.ts';
import { plainDay } from './common/values.ts';

/** How people write each unit beside a figure, although pages add it. */
const unitSigns: Record<string, RegExp> = {
  dollars: /^\$\s*|\s*dollars?$/gi,
  percent: /\s*(?:%|percent)$/gi,
  days: /\s*days?$/gi,
  months: /\s*months?$/gi,
  years: /\s*years?$/gi,
  year: /\s*year$/gi,
};

const spaceOfThousands = /(?<=\d)[ \u00A0\u202F](?=\d{3}(?!\d))/g;
const commaOfDecimals = /(?<=\d),(?=\d)(?!\d{3}(?!\d))/g;
/** A thousands separator, as nobody counts thousandths of a dollar. */
const pointOfThousands = /(?<=^\d{1,3})\.(?=\d{3}$)/;

/** A legal figure without its unit, in US number format. */
function bareFigure(value: string, unit: string): string {
  const sign = unitSigns[unit];
  if (!sign) return value;
  const bare = value.replace(sign, '').replace(spaceOfThousands, ',').replace(commaOfDecimals, '.');
  return unit === 'dollars' ? bare.replace(pointOfThousands, ',') : bare;
}

/** A unit in the value would be printed twice on every page that uses the fact. */
function printsOnce(fact: PrintableFact, context: z.RefinementCtx): void {
  const bare = bareFigure(fact.value, fact.unit);
  if (bare === fact.value) return;
  const message = letter(
    `This is printed together with its unit, as "${printFact(fact)}".`,
    `Write the figure alone: "${bare}"`,
  );
  context.addIssue({ code: 'custom', message, path: ['value'] });
}

/** data/facts.yaml: every legal figure, and where each can be checked. */
export const factsSchema = titledGroup('Facts', {
  laws: optionalGroups('Laws to which sources lead their readers', {
    name: line('As sources name it, before the section', 'CPLR'),
    link: line(
      'Where its sections can be read; {section} stands for the section, in capitals',
      'https://www.nysenate.gov/legislation/laws/CVP/{section}',
    ).refine(
      (link) =>
        isWebAddress(link.replace('{section}', '1')) &&
        link.startsWith('https://') &&
        link.includes('{section}'),
      letter(
        'This does not lead to a section of the law.',
        'Write an address that begins with https:// and contains {section}.',
      ),
    ),
  }),
  facts: list(
    'Figures of the law; texts name them by id',
    z
      .strictObject({
        id: z
          .string()
          .regex(/^[a-z0-9-]+$/, letter('This is not an id.', 'Use lowercase letters, digits and hyphens.'))
          .meta({
            description: 'Its name in texts, as in {fact:injury-deadline}',
            examples: ['injury-deadline'],
          }),
        value: text.meta({
          description: 'The bare figure; with a new one, "reviewed" needs its day, too',
          examples: ['50,000'],
        }),
        unit: z
          .enum(['years', 'year', 'months', 'days', 'dollars', 'percent', 'none'])
          .meta({ description: 'What follows the figure', examples: ['days'] }),
        statement: lines(
          'The rule in one sentence',
          'A lawsuit for an injury must begin within three years.',
        ),
        source: line('Statute or official page', 'CPLR 214(5)'),
        reviewed: plainDay.meta({
          description: 'The day somebody last read the source',
          examples: ['2026-11-20'],
        }),
      })
      .superRefine(printsOnce),
  ),
}).meta({
  shows: 'Shows wherever a text names a fact, as in {fact:injury-deadline}',
  description: 'Every legal figure of the site',
});
