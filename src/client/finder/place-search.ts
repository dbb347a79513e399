import { addressOf } from '#site/routes/address.ts';
import type { IndexedCounty, PlaceIndex } from '#site/places/place-index.ts';
import { holdsWords, searchText, wordsOf } from './words.ts';

export interface FoundPlace {
  /** "11224", "Brooklyn", "Kings County". */
  name: string;
  /** What it belongs to, for telling it from others. */
  within: string;
  href: string;
}

export type PlaceSearch = (typed: string) => FoundPlace[];

interface Entry {
  place: FoundPlace;
  name: string;
  /** The name and all it belongs to. */
  all: string;
}

/**
 * Finds places by the beginnings of words, those whose own name begins so first: "kings" finds the county
 * before its ZIPs, "coney" the city before the ZIP of that neighborhood.
 */
export function placeSearch({ state, counties }: PlaceIndex): PlaceSearch {
  const entries = [
    ...counties.map(([name, slug, , , own = state]) => entryOf(name, own, addressOf.county(slug))),
    ...counties.flatMap((county) => citiesOf(state, county)),
    ...counties.flatMap((county) => zipsOf(state, county)),
  ];
  return (typed) => {
    // The last four digits of a long ZIP name a street, not a place.
    const words = wordsOf(typed.replace(/(\d{5})-\d{0,4}/, '$1'));
    if (words.length === 0) return [];
    const start = ` ${words.join(' ')}`;
    const found: [Entry[], Entry[], Entry[]] = [[], [], []];
    for (const entry of entries) {
      if (!holdsWords(entry.all, words)) continue;
      found[entry.name.startsWith(start) ? 0 : holdsWords(entry.name, words) ? 1 : 2].push(entry);
    }
    return found.flat().map(({ place }) => place);
  };
}

function entryOf(name: string, within: string, href: string): Entry {
  return { place: { name, within, href }, name: searchText(name), all: searchText(`${name} ${within}`) };
}

function citiesOf(state: string, [county, countySlug, cities, , own = state]: IndexedCounty): Entry[] {
  return cities.map(([name, slug]) => entryOf(name, `${county}, ${own}`, addressOf.city(countySlug, slug)));
}

function zipsOf(state: string, [county, , cities, neighborhoods, own = state]: IndexedCounty): Entry[] {
  return cities.flatMap(([city, , zips]) =>
    zips
      .split(' ')
      .filter((zip) => zip !== '')
      .map((zip) => {
        const names = neighborhoods.filter(([, list]) => list.includes(zip)).map(([name]) => name);
        return entryOf(zip, [...names, city, county, own].join(', '), addressOf.zip(zip));
      }),
  );
}
