import type { LocalSubject } from '#content/content.ts';
import { countyOf, type Place } from './places.ts';

/** A note of the county on one subject, ready to print. */
export interface PrintedNote {
  heading: string;
  text: string;
}

const headings = {
  courts: 'Where cases are heard',
  roads: 'Who keeps the roads',
  'police-reports': 'Getting the police report',
  transit: 'Buses and trains',
  hospitals: 'Which hospitals are public',
  'public-bodies': 'When a public body is at fault',
} satisfies Record<LocalSubject, string>;

/** The notes that the county of a place has on these subjects, in their order; all of its notes by default. */
export function localNotes(place: Place, subjects?: readonly LocalSubject[]): PrintedNote[] {
  const { local } = countyOf(place).county;
  return (subjects ?? local.map(({ subject }) => subject)).flatMap((subject) => {
    const note = local.find((each) => each.subject === subject);
    return note ? [{ heading: headings[subject], text: note.text }] : [];
  });
}
