import { group, groups, titledGroup } from './common/groups-and-lists.ts';
import { letter } from './common/letter.ts';
import { picture } from './common/names.ts';
import { figures, line, lines, markdown, seo } from './common/texts.ts';
import { order } from './common/values.ts';

/** One emoji, which may consist of several characters. */
const isOneEmoji = (written: string) =>
  /[\p{Extended_Pictographic}\p{RI}]/u.test(written) &&
  [...new Intl.Segmenter().segment(written)].length === 1;

/** data/practice-areas/<slug>.yaml */
export const practiceAreaSchema = titledGroup('Practice area', {
  title: line('As it appears in lists', 'Car Accidents'),
  order,
  icon: line('One emoji', '🚗').refine(
    isOneEmoji,
    letter('This is not a single emoji.', 'Write one, such as "🚗".'),
  ),
  desc: lines('One sentence for its card', 'Who pays after a crash, and by when to ask.'),
  imageAlt: line('What its picture shows', 'Drawing of two cars after a crash'),
  figures: figures(
    3,
    'Deadlines and amounts in large figures, the shortest first; its articles show two of them',
  ),
  firstStep: lines(
    'What to do first, at the head of its articles',
    'See a doctor, and keep photographs of the place.',
  ).optional(),
  seo,
  heading: line('The one large heading of the page', 'Hurt in a Car Crash?'),
  sections: groups('The parts of the page, from top to bottom', {
    title: line('Heading of the section', 'Who Pays First'),
    image: group('The picture beside the section', {
      picture: picture(
        'Which picture, if they are not car-accidents-1, car-accidents-2 and so on, in this order',
      ).optional(),
      alt: line('What the picture shows', 'Drawing of a street corner'),
    }),
    text: markdown('Its paragraphs; may hold a numbered list'),
  }).min(1),
}).meta({
  shows: 'Shows at /practice/slug, and as a card on many pages',
  description: 'A kind of case the firm takes; the file name is its slug',
});
