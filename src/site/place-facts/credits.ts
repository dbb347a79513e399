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
const toldOfNeighbors: readonly (keyof ZipFacts)[] = [
  'bodies',
  'precincts',
  'police',
  'neighborhoods',
  'healthAreas',
  'streets',
];

/** "US Census Bureau; GeoNames, geonames.org; MTA": the publishers of a page's facts; some licenses require it. */
export function creditsOf(site: Site, place: Place): string {
  const { tableSources, tables } = site.content;
  const around = place.kind === 'zip' ? [place, ...zipsNextTo(site, place)] : place.zips;
  const told = (Object.keys(behind) as (keyof ZipFacts)[]).filter((fact) => {
    if (fact === 'mailName') return tellsMailName(place);
    const zips = toldOfNeighbors.includes(fact) ? around : place.zips;
    return zips.some(({ facts }) => [facts[fact] ?? []].flat().length > 0);
  });
  const all: TableName[] = [
    ...told.flatMap((fact) => behind[fact]),
    // A place without stations names the nearest ones.
    ...(trains(site, place) ? (['stations'] as const) : []),
    ...(tables.hospitals.length > 0 ? (['hospitals'] as const) : []),
  ];
  const credits = all.flatMap((name) => tableSources[name]?.credit.split('; ') ?? []);
  const map = place.county.map?.credits ?? [];
  return [...new Set([...map, ...credits])].join('; ');
}
