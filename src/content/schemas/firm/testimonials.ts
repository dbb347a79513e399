import { z } from 'zod';
import { group, list, titledGroup } from '../common/groups-and-lists.ts';
import { letter } from '../common/letter.ts';
import { line, lines } from '../common/texts.ts';
import { practiceAreaName } from '../common/names.ts';
import { sample } from '../common/values.ts';

/** data/testimonials.yaml */
export const testimonialsSchema = titledGroup('Testimonials', {
  testimonials: list(
    'In the order in which the site shows them',
    z
      .strictObject({
        name: line('First name and initial', 'Maria T.'),
        case: line('Kind of case', 'Car accident'),
        practiceArea: practiceAreaName.optional(),
        amount: line('What was recovered', '$1.2 million settlement'),
        quote: line('The strongest sentence of these words, shown large', 'They called me back.').optional(),
        text: lines(
          "The client's own words",
          'They called me back. They said what the case was worth, and why.',
        ),
        avatar: group('A picture of the client; pages show none so far', {
          alt: line('What the picture shows', 'Drawing of a woman with a scarf'),
        }),
        sample: sample('a real, consented testimonial'),
      })
      .refine(({ quote, text }) => !quote || text.includes(quote), {
        error: letter('This is not in the "text" below.', 'Copy a sentence from "text", letter for letter.'),
        path: ['quote'],
      }),
  ),
}).meta({
  shows: 'Shows at /testimonials, on the home page and beside cases of the same kind',
  description: 'What clients say',
});
