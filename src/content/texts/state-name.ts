import { escapeRegExp } from '#lib/text.ts';

export interface StateNames {
  name: string;
  abbreviation: string;
}

/**
 * "in New York" and "in NY", but never the City, State or County of that name, Virginia Beach or Washington, D.C. Text
 * from word processors may have non-breaking spaces.
 */
export function inState({ name, abbreviation }: StateNames): RegExp {
  const names = [name, abbreviation].map((one) => escapeRegExp(one).replaceAll(' ', '\\s+')).join('|');
  return new RegExp(`\\b([Ii]n\\s+)(${names})\\b(?!\\s+(?:City|State|County|Beach)\\b|,?\\s*D\\.?C\\b)`, 'g');
}

export function titleForPlace(title: string, place: string, state: StateNames): string {
  const there = title.replace(inState(state), (_, preposition: string) => preposition + place);
  return inState(state).test(title) ? there : `${title} in ${place}`;
}
