import { group, optionalGroups, optionalList, titledGroup } from './common/groups-and-lists.ts';
import { draft, eachOnce, isoDate } from './common/values.ts';
import { figures, line, lines, markdown } from './common/texts.ts';
import { nameOf, picture, practiceAreaName } from './common/names.ts';

const attorney = nameOf('attorney', 'File name of a lawyer', 'eleanor-hartwell');
const day = (description: string) => isoDate.meta({ description, examples: ['2026-11-20'] });

export const related = eachOnce(nameOf('post', 'File name of a post or guide', 'claim-vs-lawsuit'))
  .max(3)
  .default([])
  .meta({ description: 'Up to three posts or guides to read next', examples: [['claim-vs-lawsuit']] });

const article = {
  title: line(
    'Headline, 25 to 40 characters, so that the name of the firm fits after it in search results',
    'How No-Fault Insurance Pays in New York',
  ).meta({ shownAs: 'title' }),
  date: day('The day it was published'),
  updated: day('The day its text was last changed; not before that of any fact it cites').optional(),
  author: attorney.meta({ description: 'The lawyer who wrote it; the firm, where none is named' }).optional(),
  reviewed: group('The lawyer who read it against the law, and when', {
    by: attorney,
    date: day('The day they read it'),
  })
    .meta({ examples: [{ by: 'eleanor-hartwell', date: '2026-11-20' }] })
    .optional(),
  excerpt: lines(
    'What a person reads before the click, 110 to 155 characters',
    'No-fault insurance pays first, whoever caused the crash. See what it covers, what it leaves out and by when to ask.',
  ).meta({ shownAs: 'description' }),
  practiceArea: practiceAreaName,
  group: line(
    'The group of the blog page that lists it, one of those in pages/blog.yaml, if its practice area is only the nearest one',
    'Your Rights and Your Lawyer',
  ).optional(),
  image: picture('The drawing on its card, if it differs from that of its practice area').optional(),
  figures: figures(2, 'Deadlines and amounts at its top, if they differ from those of its practice area'),
  firstStep: lines(
    'What to do first, if it differs from its practice area',
    'See a doctor, and keep the letters.',
  ).optional(),
  related,
  draft,
};

/** Front matter of data/posts/<slug>.md */
export const postSchema = titledGroup('Post', article).meta({
  shows:
    'The text begins below the second line of hyphens. Shows at /blog/slug, and on the pages of its topic',
  description: 'A long article; the file name is its slug',
});

/** data/guides/<slug>.yaml: what there is to say of one subject; data/guide-template.md arranges it. */
export const guideSchema = titledGroup('Guide', {
  ...article,
  subject: line('Fits "after a …" and "a … claim"', 'bus accident'),
  opening: markdown('Two or three short paragraphs that go straight to what the reader faces'),
  extra: optionalGroups('Parts that only this subject has', {
    heading: line('Heading of the part', 'If the driver has no insurance'),
    text: markdown('Its paragraphs'),
  }),
  liable: optionalGroups('Who can be responsible', {
    who: line('A person or company', 'The driver and the company that runs the bus'),
    why: lines('One or two sentences', 'They must keep the bus safe and the driver trained.'),
  }),
  evidence: optionalGroups('What to keep', {
    what: line('A thing', 'On-board video'),
    keep: lines('How, and until when', 'Ask for it in writing within days.'),
  }),
  injuries: markdown('A paragraph on the harm, then bullets').optional(),
  deadlines: optionalList(
    'The deadlines that apply to this subject',
    lines('A sentence with a deadline by its fact', 'A lawsuit must start within {fact:injury-deadline}.'),
  ),
  insurers: optionalGroups('What the other side says', {
    argument: lines('What the insurer says', 'You were not badly hurt.'),
    answer: lines('What answers it', 'Records of treatment show what the first day did not.'),
  }),
  questions: optionalGroups('Questions people really ask', {
    question: line('As people ask it', 'Do I have to give a statement?'),
    answer: lines('Two to four sentences', 'Not to the other side. Ask a lawyer first.'),
  }),
  closing: lines('The next practical step', 'Write down what you remember, today.'),
}).meta({
  shows: 'Shows at /blog/slug, arranged by guide-template.md',
  description: 'The texts about one subject; the file name is its slug',
});
