import { z } from 'zod';
import { toSlug } from '#lib/slug.ts';
import {
  draft,
  figure,
  fileIn,
  isoDate,
  letter,
  line,
  lines,
  markdown,
  order,
  picture,
  refusePageName,
  seo,
  text,
} from './common.ts';
import { knownSubject, localSubject } from './places.ts';

const practiceArea = fileIn(
  ['practice-areas'],
  'File name of the practice area it belongs to',
  'car-accidents',
);

const attorney = fileIn(['attorneys'], 'File name of a lawyer', 'eleanor-hartwell');
const day = (description: string) => isoDate.meta({ description, examples: ['2026-11-20'] });

const article = {
  title: line(
    'Headline, 25 to 40 characters, so that the firm behind it shows in search results',
    'How No-Fault Insurance Pays in New York',
  ),
  date: day('The day it was published'),
  updated: day('The day its text was last changed; not before that of any fact it cites').optional(),
  author: attorney.meta({ description: 'The lawyer who wrote it; the firm, where none is named' }).optional(),
  reviewed: z
    .strictObject({ by: attorney, date: day('The day they read it') })
    .meta({
      description: 'The lawyer who read it against the law, and when',
      examples: [{ by: 'eleanor-hartwell', date: '2026-11-20' }],
    })
    .optional(),
  excerpt: lines('What a person reads before the click, 110 to 155 characters'),
  practiceArea,
  image: picture('The drawing on its card, where not one of its practice area').optional(),
  figures: z
    .array(figure)
    .max(2)
    .default([])
    .meta({ description: 'Deadlines and amounts at its head, where not those of its practice area' }),
  firstStep: lines('What to do first, where not as in its practice area').optional(),
  related: z
    .array(fileIn(['posts', 'guides'], 'File name of a post or guide', 'claim-vs-lawsuit'))
    .min(1)
    .max(3)
    .meta({ description: 'One to three posts or guides to read next', examples: [['claim-vs-lawsuit']] }),
  draft,
};

/** Front matter of data/posts/<slug>.md */
export const postSchema = z.strictObject(article).meta({
  title: 'Post',
  description: 'A long article; the text stands below the second line of hyphens, the file name is its slug',
});

const part = <T extends z.ZodRawShape>(description: string, shape: T) =>
  z.array(z.strictObject(shape)).default([]).meta({ description });

/** data/guides/<slug>.yaml: the record of one subject; data/guide-template.md arranges it. */
export const guideSchema = z
  .strictObject({
    ...article,
    subject: line('Fits "after a …" and "a … claim"', 'bus accident'),
    opening: markdown('Two or three short paragraphs that go straight to what the reader faces'),
    extra: part('Parts that only this subject has', {
      heading: line('Heading of the part'),
      text: markdown('Its paragraphs'),
    }),
    liable: part('Who can be responsible', {
      who: line('A person or company', 'The driver and the company that runs the bus'),
      why: lines('One or two sentences'),
    }),
    evidence: part('What to keep', {
      what: line('A thing', 'On-board video'),
      keep: lines('How, and until when'),
    }),
    injuries: markdown('A paragraph on the harm, then bullets').optional(),
    deadlines: z
      .array(
        lines(
          'A sentence with a deadline by its fact',
          'A lawsuit must start within {fact:injury-deadline}.',
        ),
      )
      .default([])
      .meta({ description: 'The deadlines that apply to this subject' }),
    insurers: part('What the other side says', {
      argument: lines('What the insurer says'),
      answer: lines('What answers it'),
    }),
    questions: part('Questions people really ask', {
      question: line('As people ask it'),
      answer: lines('Two to four sentences'),
    }),
    closing: lines('The next practical step'),
  })
  .meta({ title: 'Guide', description: 'The record of one subject; the file name is its slug' });

const sentences = (where: string) =>
  z
    .array(lines('One sentence; left out where one of its {slots} is unknown'))
    .min(1)
    .meta({
      description: `Sentences for ${where}; one whose {slot} is unknown for a place is left out there`,
    });

/** data/topics/<slug>.yaml */
export const topicSchema = z
  .strictObject({
    title: line('Short name, used in lists', 'What a personal injury lawyer costs'),
    order,
    draft,
    post: fileIn(
      ['posts', 'guides'],
      'File name of the post that this topic prints',
      'personal-injury-lawyer-cost',
    ),
    image: picture('The drawing on its card, where not that of its post').optional(),
    description: text
      .refine(
        (value) => value.includes('{place}'),
        letter('The description does not name the place.', 'Write {place} where the name belongs.'),
      )
      .meta({
        description: 'The two lines under the search result; {place} stands for the name',
        examples: ['What does an injury lawyer charge in {place}?'],
        shownAs: 'lines',
      }),
    intro: z
      .strictObject({
        county: sentences('the pages of counties'),
        city: sentences('the pages of cities'),
        zip: sentences('the pages of ZIP codes'),
      })
      .meta({ description: 'What stands above the article, for each kind of place' }),
    known: z
      .array(knownSubject)
      .default([])
      .meta({
        description: 'What is known of the place that bears on this question, at the head of the page',
        examples: [['police', 'hospitals']],
      }),
    local: z
      .array(localSubject)
      .default([])
      .meta({
        description: "Subjects of the county's local notes that matter to this question, in this order",
        examples: [['police-reports', 'roads', 'courts']],
      }),
  })
  .meta({
    title: 'Topic',
    description: 'A question answered for every county, city and ZIP; the file name is its slug',
  });

/** data/practice-areas/<slug>.yaml */
export const practiceAreaSchema = z
  .strictObject({
    title: line('As it stands in lists', 'Car Accidents'),
    order,
    icon: line('One emoji', '🚗'),
    desc: lines('One sentence for its card'),
    imageAlt: line('What its picture shows'),
    figures: z.array(figure).max(3).default([]).meta({
      description:
        'Deadlines and amounts in large figures, the shortest first; its articles show two of them',
    }),
    firstStep: lines(
      'What to do first, at the head of its articles',
      'See a doctor, and keep photographs of the place.',
    ).optional(),
    seo,
    heading: line('The one large heading of the page'),
    sections: z
      .array(
        z.strictObject({
          title: line('Heading of the section'),
          image: z
            .strictObject({ alt: line('What the picture shows') })
            .meta({ description: 'The picture beside the section' }),
          text: markdown('Its paragraphs; may hold a numbered list'),
        }),
      )
      .min(1)
      .meta({ description: 'The parts of the page, from top to bottom' }),
  })
  .meta({ title: 'Practice area', description: 'A kind of case the firm takes; the file name is its slug' });

export const keywordsSchema = z
  .strictObject({
    keywords: z
      .array(
        z.strictObject({
          keyword: text
            .refine(
              (value) => toSlug(value) !== '',
              letter('Nothing of this can stand in an address.', 'Use letters or digits.'),
            )
            .superRefine((value, context) => refusePageName(toSlug(value), context))
            .meta({
              description: 'As people type it; the address is made of it',
              examples: ['car accident lawyer nyc'],
            }),
          heading: line('The one large heading of the page', 'Car Accident Lawyer NYC'),
          practiceArea,
          intro: lines('A paragraph that only this page has'),
          points: z
            .array(lines('One sentence'))
            .length(3)
            .meta({ description: 'Exactly three things worth knowing' }),
          draft,
        }),
      )
      .meta({ description: 'In the order in which the site lists them' }),
  })
  .meta({
    title: 'Local searches',
    description: 'What people type into a search engine; each becomes a page',
  });

export const testimonialsSchema = z
  .strictObject({
    testimonials: z
      .array(
        z
          .strictObject({
            name: line('First name and initial', 'Maria T.'),
            case: line('Kind of case', 'Car accident'),
            practiceArea: practiceArea.optional(),
            amount: line('What was recovered', '$1.2 million settlement'),
            quote: line('The strongest sentence of these words, shown large').optional(),
            text: lines("The client's own words"),
            avatar: z
              .strictObject({ alt: line('What the picture shows') })
              .meta({ description: 'The picture beside the words' }),
            sample: z.boolean().meta({
              description: 'true while this is not a real, consented testimonial',
              examples: [false],
            }),
          })
          .refine(({ quote, text }) => !quote || text.includes(quote), {
            message: letter(
              'This sentence does not stand in the words below.',
              'Copy a sentence of "text", letter by letter.',
            ),
            path: ['quote'],
          }),
      )
      .meta({ description: 'In the order in which the site shows them' }),
  })
  .meta({ title: 'Testimonials', description: 'What clients say' });
