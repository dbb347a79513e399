import type { LocalSubject } from '#content/content.ts';
import type { Place } from './places.ts';
import type { Site } from '../plan.ts';

/** A note of the county on one subject, ready to print. */
export interface PrintedNote {
  heading: string;
  text: string;
  source: string;
}

/** The notes of a place's county, by subject. */
export function notesBySubject({ content }: Site, place: Place): Partial<Record<LocalSubject, PrintedNote>> {
  const { notes } = content.pages['place-facts'];
  return Object.fromEntries(
    place.county.entry.local.map(({ subject, text, source }) => [
      subject,
      { heading: notes[subject], text, source },
    ]),
  );
}
