import { z } from 'zod';
import { group, groups, optionalList, titledGroup } from '../common/groups-and-lists.ts';
import { nameOf } from '../common/names.ts';
import { line, lines } from '../common/texts.ts';
import { eachOnce, order, sample } from '../common/values.ts';

const listOf = (description: string, ...entries: [string, ...string[]]) =>
  optionalList(description, line('One of them', entries[0])).meta({ examples: [entries] });

/** data/attorneys/<slug>.yaml */
export const attorneySchema = titledGroup('Attorney', {
  name: line('First and last name', 'Eleanor Hartwell'),
  order,
  role: line('Their position in the firm', 'Partner'),
  practiceAreas: eachOnce(nameOf('practice-area', 'File name of a practice area', 'car-accidents'))
    .min(1)
    .meta({ description: 'The cases they take, the main one first', examples: [['car-accidents']] }),
  bio: lines(
    'One or two sentences: where they come from, and how they work',
    'Grew up in Queens, and answers letters on the day they come.',
  ),
  admitted: groups('Where they may appear, the earliest first', {
    court: line('A state, or a court', 'New York'),
    year: z
      .number()
      .int()
      .min(1900)
      .max(2100)
      .meta({ description: 'Since when', examples: [2011] }),
  }).min(1),
  schools: listOf('Degrees with their schools, the last one first', 'J.D., Hudson School of Law'),
  languages: listOf('Languages in which clients can talk to them', 'English', 'Spanish'),
  portrait: group('The picture attorney-<slug> of images/, such as attorney-jane-doe.jpg; upload it first', {
    alt: line('What the picture shows', 'Drawing of a woman in a dark jacket'),
  }),
  sample: sample('a real lawyer of the firm'),
}).meta({
  shows: 'Shows on the home page, the pages about the firm and contact, and in articles',
  description: 'A lawyer of the firm; the file name is how articles name them',
});
