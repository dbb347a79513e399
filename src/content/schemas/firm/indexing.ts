import { z } from 'zod';
import { kindsOfManyPages } from '../../page-kinds.ts';
import { letter } from '../common/letter.ts';
import { eachOnce, oneOfWords } from '../common/values.ts';
import { defaultGroup } from '../common/patterns.ts';

/** Pages kept out of search engines are still made, linked and listed in website_pages.csv. */
export const indexingSchema = defaultGroup('What search engines may list; everything by default', {
  keepOut: eachOnce(oneOfWords(kindsOfManyPages, 'This is not a kind of page.'))
    .default([])
    .meta({ description: 'Kinds of pages that search engines may not list', examples: [['zip-topic']] }),
  leastOwnText: z
    .number()
    .min(0)
    .max(99)
    .refine(
      (percent) => percent === 0 || percent >= 1,
      letter('This is less than 1%.', 'Write it as a percentage, such as 20.'),
    )
    .default(0)
    .meta({
      description:
        'Keeps out pages with a smaller share of their own words, in percent. Runs of five words that more than one in twenty pages of the same kind and topic share do not count, nor do names and numbers; 0 keeps none out. The report of npm run audit shows what a share would do',
      examples: [10],
    }),
});
