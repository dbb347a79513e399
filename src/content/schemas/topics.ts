import { group, list, titledGroup } from './common/groups-and-lists.ts';
import { draft, eachOnce, order } from './common/values.ts';
import { nameOf, picture } from './common/names.ts';
import { letter } from './common/letter.ts';
import { line, text } from './common/texts.ts';
import { topicPlaceholders } from './places/placeholders.ts';
import { factSubject, localSubject } from './places/subjects.ts';
import { ownSeoOfPlaces, withPlaceholders } from './common/patterns.ts';

const sentence = text
  .refine(
    (written) => /[.?!]["”’)]*$/.test(written),
    letter('The sentence does not end, so it would run into the next one.', 'Write a full stop at its end.'),
  )
  .meta({
    description: 'One sentence; left out where one of its names is unknown',
    examples: ['Cases from {place} go to {court}.'],
    shownAs: 'lines',
  });

const sentences = (kind: keyof typeof topicPlaceholders, where: string) =>
  list(
    `Sentences for ${where}; one whose {placeholder} is unknown for a place is left out there, and where none is left, the description is used`,
    withPlaceholders(sentence, topicPlaceholders[kind]),
  ).min(1);

/** data/topics/<slug>.yaml */
export const topicSchema = titledGroup('Topic', {
  title: line('Short name, used in lists', 'What a personal injury lawyer costs'),
  order,
  draft,
  post: nameOf('post', 'File name of the post that this topic prints', 'personal-injury-lawyer-cost'),
  image: picture('The drawing on its card, if it differs from that of its post').optional(),
  description: text
    .refine(
      (value) => value.includes('{place}'),
      letter('The description does not name the place.', 'Write {place} where the name belongs.'),
    )
    .meta({
      description: 'The two lines under the search result; {place} stands for the name',
      examples: ['What does an injury lawyer charge in {place}?'],
      shownAs: 'lines',
      placeholders: ['place'],
    }),
  seo: ownSeoOfPlaces.optional(),
  intro: group('The text above the article, for each kind of place', {
    county: sentences('county', 'the pages of counties'),
    city: sentences('city', 'the pages of cities'),
    zip: sentences('zip', 'the pages of ZIP codes'),
  }),
  known: eachOnce(factSubject)
    .default([])
    .meta({
      description: 'Facts of the place that matter to this question, at the head of the page',
      examples: [['police', 'hospitals']],
    }),
  local: eachOnce(localSubject)
    .default([])
    .meta({
      description: "Subjects of the county's local notes that matter to this question, in this order",
      examples: [['police-reports', 'roads', 'courts']],
    }),
}).meta({
  shows: 'Shows on a page for each county, city and ZIP, below /blog/county and /blog/zip',
  description: 'A question answered for every county, city and ZIP; the file name is its slug',
});
