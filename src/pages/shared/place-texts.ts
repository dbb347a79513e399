import { fillPlaceholders, fillSentences, type KnownNames } from '#lib/fill-placeholders.ts';
import { capitalized, inSentence } from '#lib/text.ts';
import { ofKind, type Place } from '#site/places/places.ts';
import { firstThatFits } from './heads.ts';

/** The placeholders of a place's titles and headings, worded for the middle of a sentence; see `fillNames`. */
export const namesOf = (place: Place): Record<string, string> => ({
  place: inSentence(place.name),
  county: place.county.name,
  ...ofKind<Record<string, string>>(place, {
    county: () => ({}),
    city: ({ entry }) => ({ city: inSentence(entry.name) }),
    zip: ({ code, city }) => ({ zip: code, city: inSentence(city.entry.name) }),
  }),
});

/** Capitalizes the start: "The Bronx Injury Lawyers", but "Injured in the Bronx?" */
export const fillNames = (pattern: string, names: Readonly<Record<string, string>>): string =>
  capitalized(fillPlaceholders(pattern, names));

/** Title and description that the data sets for this one page, instead of the pattern's. */
export function ownSeoOf(place: Place): { title?: string; description?: string } {
  const own = ofKind(place, {
    county: ({ entry }) => entry.seo,
    city: ({ entry }) => entry.seo,
    zip: ({ code, county }) => county.entry.zipSeo[code],
  });
  return own ?? {};
}

/** The first pattern that fits in a search result; patterns with an unknown name are skipped. */
export const describedBy = (patterns: readonly string[], names: KnownNames, told: readonly KnownNames[]) =>
  firstThatFits(told.flatMap((known) => fillSentences(patterns, { ...names, ...known })).map(capitalized));
