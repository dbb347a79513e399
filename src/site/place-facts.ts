import type { Office } from '#content/content.ts';
import type { PlaceSlot } from '#content/slots.ts';
import { milesBetween } from '#lib/geo.ts';
import { counted, listInWords } from '#lib/text.ts';
import type { CityPlace, CountyPlace, Place, ZipPlace } from './places.ts';
import type { Site } from './plan.ts';

/** What is known about a place, each as it reads in a sentence; what is not known is absent. */
export type PlaceFacts = Partial<Record<PlaceSlot, string>>;

export interface NearestOffice {
  office: Office;
  /** "4 miles", or "less than a mile". */
  distance: string;
}

const neighborsShown = 6;
const neighborsNamed = 3;

export function nearestOffice(site: Site, place: Place): NearestOffice | undefined {
  if (!place.point) return undefined;
  const { point } = place;
  const [nearest] = site.content.site.offices
    .map((office) => ({ office, miles: milesBetween(point, office.point) }))
    .sort((a, b) => a.miles - b.miles);
  if (!nearest) return undefined;
  const miles = Math.round(nearest.miles);
  return {
    office: nearest.office,
    distance: miles < 1 ? 'less than a mile' : counted(miles, 'mile', 'miles'),
  };
}

/** The nearest places of the same kind; ZIPs of the same point or another state's edge included. */
export function neighborsOf(site: Site, place: Place): Place[] {
  if (!place.point) return [];
  return site.neighbors[place.kind].nearest(place.point, neighborsShown, (other) => other !== place);
}

/** Neighborhoods that lie, by their ZIPs, in a ZIP or city. */
export function neighborhoodsOf(place: CityPlace | ZipPlace): string[] {
  const zips = new Set(place.kind === 'zip' ? [place.zip] : place.city.zips);
  return Object.entries(place.county.county.neighborhoods)
    .filter(([name, list]) => name !== place.name && list.some((zip) => zips.has(zip)))
    .map(([name]) => name);
}

/** Whom a notice of claim goes to: the municipality where it is known, else the county's body. */
export function publicBodyOf(place: Place): string | undefined {
  const county = place.kind === 'county' ? place.county : place.county.county;
  const city = place.kind === 'city' ? place.city : place.kind === 'zip' ? place.city.city : undefined;
  return (city?.publicBody ?? county.publicBody)?.name;
}

export function placeFacts(site: Site, place: Place): PlaceFacts {
  const county = place.kind === 'county' ? place : place.county;
  const office = nearestOffice(site, place);
  const near = neighborsOf(site, place).slice(0, neighborsNamed);
  const common: PlaceFacts = {
    place: place.name,
    county: county.name,
    ...known('court', county.county.court?.name),
    ...known('seat', county.county.seat),
    ...known('noticeTo', publicBodyOf(place)),
    ...(office && { office: office.office.name, miles: office.distance }),
    ...known('nearby', near.length > 0 ? listInWords(near.map(shortName)) : undefined),
  };
  return { ...common, ...ownFacts[place.kind](place as never) };
}

const ownFacts = {
  county: (place: CountyPlace): PlaceFacts => ({
    ...known('population', inThousands(place.county.population?.count)),
    cities: listInWords(place.cities.map((city) => city.name)),
    ...known('zipCount', zipCodes(new Set(place.cities.flatMap((city) => city.zips)).size)),
  }),
  city: (place: CityPlace): PlaceFacts => ({
    city: place.city.name,
    ...known('zipCount', zipCodes(place.zips.length)),
    ...known('population', inThousands(place.city.population?.count)),
    ...known('localities', named(neighborhoodsOf(place).slice(0, 6))),
  }),
  zip: (place: ZipPlace): PlaceFacts => ({
    city: place.city.city.name,
    zip: place.zip,
    ...known('neighborhoods', named(neighborhoodsOf(place))),
  }),
};

const known = (slot: PlaceSlot, value: string | undefined): PlaceFacts => (value ? { [slot]: value } : {});
const named = (names: string[]) => (names.length > 0 ? listInWords(names) : undefined);
const inThousands = (count: number | undefined) => count?.toLocaleString('en-US');
const zipCodes = (count: number) => (count > 0 ? counted(count, 'ZIP code', 'ZIP codes') : undefined);

/** "11235" among ZIPs, "Astoria" among cities. */
export const shortName = (place: Place) => (place.kind === 'zip' ? place.zip : place.name);

/** The sentences whose slots are all known for this place, filled. */
export function fillSentences(sentences: readonly string[], facts: PlaceFacts): string[] {
  return sentences.flatMap((sentence) => {
    let missing = false;
    const filled = sentence.replace(/\{([a-zA-Z]+)\}/g, (_, slot: PlaceSlot) => {
      missing ||= facts[slot] === undefined;
      return facts[slot] ?? '';
    });
    return missing ? [] : [filled];
  });
}
