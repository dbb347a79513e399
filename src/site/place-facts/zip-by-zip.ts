import { counted, listInWords } from '#lib/text.ts';
import { shortAreaNames } from '../places/neighborhoods.ts';
import { row } from '../fact-row.ts';
import type { Place, ZipPlace } from '../places/places.ts';
import type { Site } from '../plan.ts';
import type { FactSection } from './fact-section.ts';
import { zipFigures } from './zip-figures.ts';
import { crashesInShort, crashesOfLastYear } from './crashes.ts';
import { worstStreets } from './streets.ts';
import { bodiesNamed } from './government.ts';

/** How much each row says: less, the more ZIPs a place has. */
const shown = [
  { upTo: 6, areas: 4, streets: 7, worst: 3, inTable: 3 },
  { upTo: 20, areas: 4, streets: 4, worst: 3, inTable: 3 },
  { upTo: 30, areas: 2, streets: 3, worst: 2, inTable: 2 },
  { upTo: Infinity, areas: 1, streets: 2, worst: 1, inTable: 0 },
];

type Most = (typeof shown)[number];

/** Longer lists are folded. */
const rowsInSight = 6;

/** What the ZIPs of a shortened list are chosen by: the first of these that is known. */
const measures = [
  { of: (zip: ZipPlace) => crashesOfLastYear(zip)?.count, others: 'with fewer crashes' },
  { of: ({ facts }: ZipPlace) => facts.people?.population, others: 'with fewer people' },
];

/** Compares the ZIPs of a place, in the order of their numbers, as readers look for their own. */
export function zipByZip({ content }: Site, place: Place): FactSection | undefined {
  const zips = place.zips.toSorted((a, b) => a.code.localeCompare(b.code));
  // With a single ZIP, the page already says the same.
  if (zips.length < 2) return undefined;
  const most = shown.find(({ upTo }) => zips.length <= upTo)!;
  const rowsOf = (some: readonly ZipPlace[]) =>
    some.flatMap((zip) => row(zip.code, partsOf(zip, most).join('; ')));
  const rows = rowsOf(zips);
  if (rows.length === 0) return undefined;
  const measure = measures.find(({ of }) => zips.some((zip) => of(zip) !== undefined));
  const table = zipFigures(place, (zip) => nameAndStreets(zip, most));
  return {
    heading: content.pages['place-facts'].known.zips,
    rows,
    ...(measure && {
      ranked: rowsOf(zips.toSorted((a, b) => (measure.of(b) ?? 0) - (measure.of(a) ?? 0))),
    }),
    others: measure?.others ?? '',
    ...(rows.length > rowsInSight && { fold: counted(rows.length, 'ZIP code', 'ZIP codes') }),
    ...(table && { table }),
  };
}

function partsOf(zip: ZipPlace, most: Most): string[] {
  const crashes = crashesInShort(zip, most.worst);
  if (crashes) return [shortAreaNames(zip).slice(0, most.areas).join(', '), crashes].filter(Boolean);
  const streets = zip.county.entry.roads[zip.code]?.streets.slice(0, most.streets) ?? [];
  return [listInWords(bodiesNamed(zip)), streets.join(', ')].filter(Boolean);
}

/** "East Harlem; FDR Drive": the names of a ZIP, and the streets where most people were hurt. */
const nameAndStreets = (zip: ZipPlace, { areas, inTable }: Most): string =>
  [shortAreaNames(zip).slice(0, areas), worstStreets(zip).slice(0, inTable)]
    .map((names) => names.join(', '))
    .filter(Boolean)
    .join('; ');
