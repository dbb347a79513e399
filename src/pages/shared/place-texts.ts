import { fillPlaceholders, fillSentences, type KnownNames } from '#lib/fill-placeholders.ts';
import { capitalized, inSentence } from '#lib/text.ts';
import { countyOf, type Place } from '#site/places/places.ts';
import { shownWhole } from './heads.ts';

/** What titles and headings may name of a place, as it reads in a sentence; see `fillNames`. */
export function namesOf(place: Place): Record<string, string> {
  switch (place.kind) {
    case 'county':
      return { place: inSentence(place.name) };
    case 'city':
      return {
        place: inSentence(place.name),
        city: inSentence(place.entry.name),
        county: place.county.name,
      };
    case 'zip':
      return {
        place: place.name,
        zip: place.code,
        city: inSentence(place.city.entry.name),
        county: place.county.name,
      };
  }
}

/** "The Bronx Injury Lawyers", but "Injured in the Bronx?" */
export const fillNames = (pattern: string, names: Readonly<Record<string, string>>): string =>
  capitalized(fillPlaceholders(pattern, names));

/** What the data has for this one page in search results, instead of the pattern. */
export function ownSeoOf(place: Place): { title?: string | undefined; description?: string | undefined } {
  const { seo, zipSeo } = countyOf(place).entry;
  const own = { county: seo, city: place.kind === 'city' ? place.entry.seo : undefined };
  return (place.kind === 'zip' ? zipSeo[place.code] : own[place.kind]) ?? {};
}

/** The first of these patterns that a search result shows whole, of those whose names are all known. */
export function describedBy(patterns: readonly string[], ...known: readonly KnownNames[]): string {
  return shownWhole(known.flatMap((names) => fillSentences(patterns, names)).map(capitalized));
}
