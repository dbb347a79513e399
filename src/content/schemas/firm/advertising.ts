import { z } from 'zod';
import { optionalGroups, titledGroup } from '../common/groups-and-lists.ts';
import { lines } from '../common/texts.ts';

/** What `npm run audit` asks of a law firm's advertising, by the names of its checks. */
const advertisingChecks = [
  'ad-label',
  'ad-identity',
  'ad-prior-results',
  'ad-expenses',
  'ad-sample',
  'ad-specialist',
  'ad-claim',
  'ad-incident',
] as const;

/** data/advertising.yaml */
export const advertisingSchema = titledGroup('Rules on advertising', {
  rules: optionalGroups("One entry for each check; a check without one keeps the audit's own words", {
    check: z
      .enum(advertisingChecks)
      .meta({ description: 'Name of the check, as the audit shows it', examples: ['ad-label'] }),
    rule: lines(
      'What the state asks, with the number of the rule; the audit prints it',
      "New York's Rule 7.1(f) asks for the label on a law firm's advertising.",
    ),
    level: z
      .enum(['error', 'warning', 'off'])
      .optional()
      .meta({
        description: 'How serious it is there; off where the state has no such rule',
        examples: ['off'],
      }),
  }),
}).meta({
  shows: 'Shows in the report of npm run audit, on no page',
  description:
    "The state's rules on lawyers' advertising; the words that pages print are in pages/shell.yaml",
});
