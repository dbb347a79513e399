import { fillPlaceholders, fillSentences, type KnownNames } from '#lib/fill-placeholders.ts';
import { capitalized, inSentence } from '#lib/text.ts';
import { ofKind, type Place } from '#site/places/places.ts';
import { shownWhole } from './heads.ts';

/** What titles and headings may name of a place, as it reads in a sentence; see `fillNames`. */
export const namesOf = (place: Place): Record<string, string> => ({
  place: inSentence(place.name),
  ...ofKind<Record<string, string>>(place, {
    county: () => ({}),
    city: ({ entry, county }) => ({ city: inSentence(entry.name), county: county.name }),
    zip: ({ code, city, county }) => ({
      zip: code,
      city: inSentence(city.entry.name),
      county: county.name,
    }),
  }),
});

/** "The Bronx Injury Lawyers", but "Injured in the Bronx?" */
export const fillNames = (pattern: string, names: Readonly<Record<string, string>>): string =>
  capitalized(fillPlaceholders(pattern, names));

/** What the data has for this one page in search results, instead of the pattern. */
export function ownSeoOf(place: Place): { title?: string; description?: string } {
  const own = ofKind(place, {
    county: ({ entry }) => entry.seo,
    city: ({ entry }) => entry.seo,
    zip: ({ code, county }) => county.entry.zipSeo[code],
  });
  return own ?? {};
}

/** The first of these patterns that a search result shows whole, of those whose names are all known. */
export function describedBy(patterns: readonly string[], ...known: readonly KnownNames[]): string {
  return shownWhole(known.flatMap((names) => fillSentences(patterns, names)).map(capitalized));
}
