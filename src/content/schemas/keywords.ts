import { z } from 'zod';
import { toSlug } from '#lib/slug.ts';
import { groups, list, titledGroup } from './common/groups-and-lists.ts';
import { languages } from '../languages.ts';
import { draft } from './common/values.ts';
import { figures, line, lines, ownSeo, text } from './common/texts.ts';
import { letter } from './common/letter.ts';
import { picture, practiceAreaName, refusePageName } from './common/names.ts';

/** data/keywords.yaml */
export const keywordsSchema = titledGroup('Local searches', {
  keywords: groups('In the order in which the site lists them', {
    keyword: text
      .refine(
        (value) => toSlug(value) !== '',
        letter('This cannot become an address.', 'Use letters or digits.'),
      )
      .superRefine((value, context) => refusePageName(toSlug(value), context))
      .meta({
        description: 'As people type it; the address is made of it',
        examples: ['car accident lawyer nyc'],
      }),
    heading: line('The one large heading of the page', 'Car Accident Lawyer NYC'),
    lang: z
      .enum(languages)
      .optional()
      .meta({ description: 'The language it is written in, if not English', examples: ['es'] }),
    practiceArea: practiceAreaName,
    intro: lines('A paragraph that only this page has', 'Hurt in a crash in the city? Ask before you sign.'),
    points: list(
      'Exactly three things worth knowing',
      lines('One sentence', 'See a doctor on the same day.'),
    ).length(3),
    figures: figures(2, 'Deadlines and amounts, if they differ from those of its practice area'),
    image: picture('The drawing at its top, if it differs from that of its practice area').optional(),
    seo: ownSeo('nothing is added after it').optional(),
    draft,
  }),
}).meta({
  shows: 'Shows at /local-searches, each search on a page of its own below it',
  description: 'What people type into a search engine; each becomes a page',
});
