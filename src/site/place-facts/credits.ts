import type { TableName } from '#content/schemas/places/tables.ts';
import type { Place } from '../places/places.ts';
import type { Site } from '../plan.ts';
import { zipsNextTo } from './neighbors.ts';
import { tellsMailName } from './public-bodies.ts';
import { trains } from './trains.ts';
import type { ZipFacts } from '../places/zip-facts.ts';

/** The tables behind each kind of fact; none if the page credits the publisher beside the fact. */
const behind: Record<keyof ZipFacts, TableName[]> = {
  bodies: ['municipalities'],
  counties: ['municipalities'],
  mailName: ['mail-names'],
  precincts: ['precincts', 'precinct-houses'],
  police: ['police'],
  stations: ['stations'],
  neighborhoods: ['neighborhoods'],
  healthAreas: ['health-areas'],
  people: ['people'],
  streets: ['crash-streets'],
  crashes: [],
  victims: [],
};

/** Facts that a ZIP's page prints about neighboring ZIPs, which may be outside its city. */
const toldOfNeighbors: readonly string[] = [
  'bodies',
  'precincts',
  'police',
  'neighborhoods',
  'healthAreas',
  'streets',
] satisfies (keyof ZipFacts)[];

/** "US Census Bureau; GeoNames, geonames.org; MTA": the publishers of a page's facts; some licenses require it. */
export function creditsOf(site: Site, place: Place): string {
  const { tableSources, tables } = site.content;
  const zips = place.zips;
  const neighbors = place.kind === 'zip' ? zipsNextTo(site, place) : [];
  const used = Object.entries(behind).flatMap(([fact, names]) => {
    if (fact === 'mailName' && !tellsMailName(place)) return [];
    const toldOf = toldOfNeighbors.includes(fact) ? [...zips, ...neighbors] : zips;
    return toldOf.some(({ facts }) => [facts[fact as keyof ZipFacts] ?? []].flat().length > 0) ? names : [];
  });
  const all: TableName[] = [
    ...used,
    // A place without stations names the nearest ones.
    ...(trains(site, place) ? (['stations'] as const) : []),
    ...(tables.hospitals.length > 0 ? (['hospitals'] as const) : []),
  ];
  const credits = all.flatMap((name) => tableSources[name]?.credit.split('; ') ?? []);
  const map = place.county.map?.credits ?? [];
  return [...new Set([...map, ...credits])].join('; ');
}
