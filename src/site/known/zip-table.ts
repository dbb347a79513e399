import { listInWords } from '#lib/text.ts';
import type { PlaceRow } from '../place-row.ts';
import { zipsOf, type Place, type ZipPlace } from '../places.ts';
import { crashesInShort, crashesOfLastYear } from './crashes.ts';
import { governmentOf } from './public-bodies.ts';

const streetsShown = 3;

/** The ZIPs of a place beside each other; those with most crashes first, where they were counted. */
export function zipTable(place: Place): PlaceRow[] {
  const countOf = (zip: ZipPlace) => crashesOfLastYear(zip)?.count ?? 0;
  return [...zipsOf(place)]
    .sort((a, b) => countOf(b) - countOf(a))
    .map((zip) => ({ label: zip.zip, value: partsOf(zip).join('; ') }))
    .filter(({ value }) => value !== '');
}

function partsOf(zip: ZipPlace): string[] {
  const { facts, county } = zip;
  const crashes = crashesInShort(zip);
  if (crashes) return [facts.healthAreas.join(', '), crashes].filter(Boolean);
  const bodies = governmentOf(zip)?.named.map(({ body }) => body) ?? [];
  const streets = county.county.roads[zip.zip]?.streets.slice(0, streetsShown) ?? [];
  return [listInWords(bodies), streets.join(', ')].filter(Boolean);
}
