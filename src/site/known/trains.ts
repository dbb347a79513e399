import { milesBetween, wayTo } from '#lib/geo/geo.ts';
import { groupBy } from '#lib/group-by.ts';
import { hasAllZips } from './people.ts';
import { zipsOf, type Place } from '../places/places.ts';
import type { FactRow } from '../fact-row.ts';
import type { Site } from '../plan.ts';
import type { UntitledKnown } from './known.ts';
import type { ZipFacts } from '../places/zip-facts.ts';

type Station = ZipFacts['stations'][number];

/** The most stations of a system that are named. */
const shown = { county: 40, city: 10, zip: 10 };
const nearestShown = 3;
/** In miles: farther away a station is no longer theirs. */
const farthest = 10;

/** The stations inside, by system, and those just beyond the edge; else the nearest of all. */
export function trains(site: Site, place: Place): UntitledKnown | undefined {
  const stations = stationsOf(place);
  if (stations.length === 0) return nearest(site, place);
  const inside = stations.filter(({ miles }) => miles === 0);
  const near = stations.filter(({ miles }) => miles > 0);
  const where = hasAllZips(place) ? '' : ' in the ZIP codes that we list';
  return {
    rows: [
      ...[...groupBy(inside, ({ system }) => system)].map(([system, those]) => ({
        label: `${system} stations${where}`,
        value: shownOf(place, those),
      })),
      ...(place.kind === 'zip' && near.length > 0
        ? [{ label: `Nearest outside ${place.code}`, value: listed(near.slice(0, shown.zip), withSystem) }]
        : []),
      ...(place.kind === 'zip' ? withoutSteps(place, [...inside, ...near]) : []),
    ],
  };
}

/** Whoever is on crutches asks for them first. */
function withoutSteps(place: Place, stations: readonly Station[]): FactRow[] {
  const reached = stations.filter(({ step_free: stepFree }) => stepFree === 'yes');
  if (reached.length === 0) return [];
  // Those of two systems may have one name.
  const named = [...new Map(reached.map((station) => [withLines(station), station])).values()];
  const isEach = reached.length === stations.length && stations.length > 1;
  const value = isEach ? 'all of these' : shownOf(place, named);
  return [{ label: 'Reached without steps', value }];
}

/** For a place without stations: where its people take the train. */
function nearest(site: Site, { kind, point }: Place): UntitledKnown | undefined {
  if (kind === 'county' || !point) return undefined;
  const rows = site.stationsByPoint
    .nearest(point, nearestShown, ({ lat, lng }) => milesBetween(point, [lat, lng]) <= farthest)
    .map(({ name, system, lat, lng }) => `${name} (${system}), ${wayTo(point, [lat, lng])}`);
  return rows.length > 0 ? { rows: [{ label: 'Nearest stations', value: rows.join('; ') }] } : undefined;
}

/** Each station once, the nearest first. */
function stationsOf(place: Place): Station[] {
  const stations = new Map<string, Station>();
  for (const { facts } of zipsOf(place)) {
    for (const station of facts.stations) {
      const known = stations.get(station.id);
      if (!known || station.miles < known.miles) stations.set(station.id, station);
    }
  }
  return [...stations.values()].sort((a, b) => a.miles - b.miles);
}

/**
 * A list that leaves some out has to say so, or it would be read as all of them. Where it leaves out most, their number
 * says more; "and 1 more" is as long as the name of that one.
 */
const shownOf = ({ kind }: Place, stations: readonly Station[]) => {
  if (stations.length <= shown[kind] + 1) return listed(stations);
  const named = stations.slice(0, shown[kind]);
  const more = stations.length - named.length;
  return kind === 'county' || more > named.length
    ? `${stations.length}`
    : `${listed(named)}, and ${more} more`;
};

/** "Stillwell Avenue (D F N Q), Neck Road (Q)" */
const listed = (stations: readonly Station[], said = withLines) => stations.map(said).join(', ');

const withLines = ({ name, lines, system }: Station) =>
  lines && !isShortFor(system, lines) ? `${name} (${lines})` : name;

/** "SIR" says no more than "Staten Island Railway"; a subway may have a line S. */
const isShortFor = (system: string, lines: string) =>
  lines.length > 1 && lines === system.replaceAll(/[^A-Z]/g, '');

/** Among stations of several systems: two of them have a Broadway. */
const withSystem = ({ name, lines, system }: Station) => `${name} (${lines || system})`;

/**
 * "the Neptune Av station", for a sentence: the nearest one inside or within a mile, and the subway's and the railroad's of
 * those as near. Whom a claim goes to depends on the system, and two systems may have stations of one name.
 */
export function nearestStations(place: Place) {
  const stations = stationsOf(place);
  const nearest = stations.filter(({ miles }) => miles === stations[0]?.miles);
  const railroad = nearest.find((station) => !isSubway(station));
  return {
    station: nearest.map(inWords)[0],
    subwayStation: nearest.filter(isSubway).map(inWords)[0],
    railroadStation: railroad && `${inWords(railroad)} (${railroad.system})`,
  };
}

const isSubway = ({ system }: Station) => /subway/i.test(system);

const inWords = ({ name }: Station) => (saysWhatItIs.test(name) ? name : `the ${name} station`);

const saysWhatItIs = /(?:Station|Terminal)$/;
