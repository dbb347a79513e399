import type { TableName } from '#content/schemas/places/tables.ts';
import { countyOf, zipsOf, type Place } from '../places/places.ts';
import type { Site } from '../plan.ts';
import { zipsNextTo } from './neighbors.ts';
import { tellsMailName } from './public-bodies.ts';
import { trains } from './trains.ts';
import type { ZipFacts } from '../places/zip-facts.ts';

/** The tables behind each kind of fact; none where a page names who published it beside the fact. */
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

/** What the page of a ZIP code tells of those next to it, which may lie beyond the border of a city. */
const toldOfNeighbors: readonly string[] = [
  'bodies',
  'precincts',
  'police',
  'neighborhoods',
  'healthAreas',
  'streets',
] satisfies (keyof ZipFacts)[];

/** "US Census Bureau; GeoNames, geonames.org; MTA": who published what a page tells; some licenses ask for it. */
export function creditsOf(site: Site, place: Place): string {
  const { sources, tables, maps } = site.content;
  const zips = zipsOf(place);
  const neighbors = place.kind === 'zip' ? zipsNextTo(site, place) : [];
  const used = Object.entries(behind).flatMap(([fact, names]) => {
    if (fact === 'mailName' && !tellsMailName(place)) return [];
    const toldOf = toldOfNeighbors.includes(fact) ? [...zips, ...neighbors] : zips;
    return toldOf.some(({ facts }) => [facts[fact as keyof ZipFacts] ?? []].flat().length > 0) ? names : [];
  });
  const all: TableName[] = [
    ...used,
    // A place without stations tells of the nearest ones.
    ...(trains(site, place) ? (['stations'] as const) : []),
    ...(tables.hospitals.length > 0 ? (['hospitals'] as const) : []),
  ];
  const credits = all.flatMap((name) => sources[name]?.credit.split('; ') ?? []);
  const map = maps[countyOf(place).entry.slug]?.credits ?? [];
  return [...new Set([...map, ...credits])].join('; ');
}
