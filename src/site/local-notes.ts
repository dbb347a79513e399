import type { LocalSubject } from '#content/content.ts';
import { countyOf, type Place } from './places.ts';

/** A note of the county on one subject, ready to print. */
export interface PrintedNote {
  heading: string;
  text: string;
  source: string;
}

const headings = {
  courts: 'Where cases are heard',
  roads: 'Who keeps the roads',
  'police-reports': 'Getting the police report',
  transit: 'Buses and trains',
  hospitals: 'Which hospitals are public',
  'public-bodies': 'When a public body is at fault',
} satisfies Record<LocalSubject, string>;

/** What the county of a place has to say, by subject. */
export function notesBySubject(place: Place): Partial<Record<LocalSubject, PrintedNote>> {
  return Object.fromEntries(
    countyOf(place).county.local.map(({ subject, text, source }) => [
      subject,
      { heading: headings[subject], text, source },
    ]),
  );
}

/** Those of these notes that are on these subjects, in the order of the subjects; all of them by default. */
export function localNotes(
  notes: ReturnType<typeof notesBySubject>,
  subjects?: readonly LocalSubject[],
): PrintedNote[] {
  return subjects ? subjects.flatMap((subject) => notes[subject] ?? []) : Object.values(notes);
}
