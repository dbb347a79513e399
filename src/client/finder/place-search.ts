import { addressOf } from '#site/address.ts';
import type { IndexedCounty, PlaceIndex } from '#site/places/place-index.ts';
import { initialsOf, misspellingOf, placeText, spellingOf } from './spelling.ts';
import { holdsWords, wordsOf } from './words.ts';

export interface FoundPlace {
  /** "11224", "Brooklyn", "Kings County". */
  name: string;
  /** The places that contain it, to tell it from others. */
  within: string;
  href: string;
  /** Whether the query is exactly another name of the place, which it may share with others. */
  byOtherName: boolean;
  isGuess?: boolean;
}

export type PlaceSearch = (typed: string) => FoundPlace[];

interface Entry {
  place: Omit<FoundPlace, 'byOtherName'>;
  name: string;
  otherNames: string[];
  /** The name, all places that contain it, and its other names, with a space at the end, too. */
  all: string;
}

/**
 * Finds places by the beginnings of words. Places whose own name starts with the query come first: "kings" finds the
 * county before its ZIPs, "coney" the city before the ZIP of that neighborhood, "Long Island" its counties before the
 * city of Long Island City.
 */
export function placeSearch({ state, stateName, counties }: PlaceIndex): PlaceSearch {
  const entries = [
    ...counties.map(([name, slug, , , others, own = state]) =>
      entryOf(name, [...others.slice(0, 1), own].join(', '), addressOf.county(slug), others),
    ),
    ...counties.flatMap((county) => citiesOf(state, county)),
    ...counties.flatMap((county) => zipsOf(state, county)),
  ];
  const withoutRegion = regionDropper(
    ['USA', 'United States', stateName, state, ...counties.flatMap(([, , , , others]) => others)],
    counties.flatMap(([, , , neighborhoods]) => neighborhoods.map(([name]) => name)),
  );
  const lookUp = (fitsOf: (text: string) => Fit[]) => (text: string) => {
    if (text.trim() === '') return [];
    const fits = fitsOf(text);
    const found: FoundPlace[][] = fits.map(() => []);
    for (const entry of entries) {
      const byOtherName = entry.otherNames.includes(text);
      found[fits.findIndex((fit) => fit(entry))]?.push({ ...entry.place, byOtherName });
    }
    return found.flat();
  };
  // Alone, it may be the beginning of a name, as in Nyack.
  const shortState = new RegExp(`(?<=.) ${state}(?=[ \\d]*$)`, 'i');
  const readingsOf = (typed: string) => {
    // The last four digits of a long ZIP name a street, not a place.
    const text = withoutRegion(
      placeText(
        typed.replace(/(\d{5})\W\d{1,4}\b/, '$1').replace(/^\s*zip(?:\s*code)?\W+(?=\d)/i, ''),
      ).replace(shortState, placeText(stateName)),
    );
    const ofGovernment = ['$&', '$2 $1', '$2'].map((as) => text.replace(governed, as));
    return [...ofGovernment, text.replace(wordsAroundZip, '$1')];
  };
  /** Whether a place has these words: "in Manhattan" is not Inwood, and "near me" not Melrose. */
  const isOfPlace = (text: string) => entries.some(({ all }) => all.includes(`${text} `));
  return (typed) => {
    // Most texts can be read in only one way.
    const possible = new Set([typed, typed.replace(wordsBeforePlace, '')].flatMap(readingsOf));
    const readings = new Set([...[...possible].filter(isOfPlace), ...readingsOf(typed)]);
    const firstFound = (fitsOf: (text: string) => Fit[]) =>
      [...readings].map(lookUp(fitsOf)).find(({ length }) => length > 0);
    const guesses = () => firstFound(asGuessed)?.map((place) => ({ ...place, isGuess: true }));
    return firstFound(asSpelled) ?? guesses() ?? [];
  };
}

type Fit = (entry: Entry) => boolean;

/** The best ones first. */
function asSpelled(text: string): Fit[] {
  const spelling = spellingOf(text);
  const words = wordsOf(text);
  return [
    ({ otherNames }) => otherNames.includes(text),
    ({ name }) => name.startsWith(text),
    ({ otherNames }) => otherNames.some((other) => other.startsWith(text)),
    ({ name }) => name.includes(text),
    ({ all }) => all.includes(text),
    ({ all }) => spelling.test(all),
    ({ all }) => holdsWords(all, words),
  ];
}

function asGuessed(text: string): Fit[] {
  const [misspelling, initials] = [misspellingOf(text), initialsOf(text)];
  return [({ all }) => misspelling.test(all), ({ all }) => initials.test(all)];
}

/** "City of New York" is "New York City", but "City of Buffalo" only "Buffalo". */
const governed = /^ (\p{L}+) of( .+)/u;

/** Of a dictated sentence, as in "I live in Brooklyn", and of a Spanish one, as in "en el Bronx". */
const wordsBeforePlace = /^.*\b(?:in|near|at|from|en|el)\s+/i;

/** A pasted address or a dictated sentence: no list has all its words, but its ZIP code names the place. */
const wordsAroundZip = /^\P{L}*\p{L}.*( \d{5})\D*$/u;

/**
 * Drops the names of regions after the name of a place, as in "Yonkers, NY" and "Hempstead in Long Island", and before a
 * ZIP code. Alone they may name counties, "East New York" and "City of New York" are places.
 */
function regionDropper(regions: readonly string[], places: readonly string[]): (text: string) => string {
  const ends = [...new Set(regions)].map(placeText);
  const before = places
    .map(placeText)
    .flatMap((place) =>
      ends.filter((end) => place !== end && place.endsWith(end)).map((end) => place.slice(0, -end.length)),
    );
  const notAfter = ['^( \\w+ of)?', ...before].join('|');
  const names = `(?: in)?(?:${ends.join('|')})+`;
  const region = new RegExp(`^${names}(?= \\d{5}$)|(?<!${notAfter})${names}(?= \\d+$|$)`);
  return (text) => text.replace(region, '');
}

function entryOf(name: string, within: string, href: string, otherNames: readonly string[] = []): Entry {
  return {
    place: { name, within, href },
    name: placeText(name),
    otherNames: otherNames.map(placeText),
    all: `${placeText([name, within, ...otherNames].join(' '))} `,
  };
}

function citiesOf(state: string, [county, countySlug, cities, , , own = state]: IndexedCounty): Entry[] {
  return cities.map(([name, slug]) => entryOf(name, `${county}, ${own}`, addressOf.city(countySlug, slug)));
}

function zipsOf(state: string, [county, , cities, neighborhoods, , own = state]: IndexedCounty): Entry[] {
  return cities.flatMap(([city, , zips]) =>
    zips
      .split(' ')
      .filter((zip) => zip !== '')
      .map((zip) => {
        const names = neighborhoods.filter(([, list]) => list.includes(zip)).map(([name]) => name);
        return entryOf(zip, [...new Set([...names, city, county, own])].join(', '), addressOf.zip(zip));
      }),
  );
}
