import { milesBetween, wayTo } from '#lib/geo/geo.ts';
import { groupBy } from '#lib/group-by.ts';
import { hasAllZips } from '../places/population.ts';
import type { Place } from '../places/places.ts';
import { row, type FactRow } from '../fact-row.ts';
import type { Site } from '../plan.ts';
import type { FactSection } from './fact-section.ts';
import type { ZipFacts } from '../places/zip-facts.ts';

type Station = ZipFacts['stations'][number];

/** The most stations to name per system. */
const shown = { county: 40, city: 10, zip: 10 };
const nearestShown = 3;
/** In miles; beyond that a station does not count as near. */
const farthest = 10;

/** The stations inside, by system, and those just outside; if there are none, the nearest. */
export function trains(site: Site, place: Place): FactSection | undefined {
  const stations = stationsOf(place);
  const inside = stations.filter(({ miles }) => miles === 0).sort(byName);
  // The next ones are near a ZIP, but only near the edge of a city or county.
  const near = place.kind === 'zip' ? stations.filter(({ miles }) => miles > 0) : [];
  const where = hasAllZips(place) ? '' : ' in the ZIP codes that we list';
  const rows = [
    ...[...groupBy(inside, ({ system }) => system)].map(([system, those]) => ({
      label: `${system} ${stationOf(those)}${where}`,
      value: shownOf(place, those),
    })),
    ...(place.kind === 'zip' && near.length > 0
      ? [{ label: `Nearest outside ${place.code}`, value: listed(near.slice(0, shown.zip), withSystem) }]
      : []),
    ...(place.kind === 'zip' ? withoutSteps(place, [...inside, ...near]) : []),
    ...(inside.length + near.length === 0 ? nearest(site, place) : []),
  ];
  return rows.length > 0 ? { heading: site.content.pages['place-facts'].known.trains, rows } : undefined;
}

const stationOf = ({ length }: readonly unknown[]) => (length === 1 ? 'station' : 'stations');

/** Created late, as it takes 10 ms, which commands that print no page need not wait for. */
let names: Intl.Collator | undefined;
/** Readers look for a name: "8 Av" before "14 St", although their ZIP codes may come in another order. */
const byName = (one: Station, other: Station) =>
  (names ??= new Intl.Collator('en', { numeric: true })).compare(one.name, other.name);

/** For people on crutches or in wheelchairs. */
function withoutSteps(place: Place, stations: readonly Station[]): FactRow[] {
  const reached = stations.filter(({ step_free: stepFree }) => stepFree === 'yes');
  if (reached.length === 0) return [];
  // Stations of two systems may share a name.
  const named = [...new Map(reached.map((station) => [withLines(station), station])).values()];
  const isEach = reached.length === stations.length && stations.length > 1;
  const value = isEach ? 'all of these' : shownOf(place, named);
  return [{ label: 'Wheelchair accessible', value }];
}

/** For a place without stations: where its people take the train. */
function nearest(site: Site, { kind, point }: Place): FactRow[] {
  if (kind === 'county' || !point) return [];
  const rows = site.stationsByPoint
    .nearest(point, nearestShown, ({ lat, lng }) => milesBetween(point, [lat, lng]) <= farthest)
    .map(({ name, system, lat, lng }) => `${name} (${system}), ${wayTo(point, [lat, lng])}`);
  return row(`Nearest ${stationOf(rows)}`, rows.join('; '));
}

/** Each station once: those inside, then the nearest to the middle, as an edge may be far from any home. */
function stationsOf(place: Place): Station[] {
  const stations = new Map<string, Station>();
  for (const { facts } of place.zips) {
    for (const station of facts.stations) {
      const known = stations.get(station.id);
      if (!known || station.miles < known.miles) stations.set(station.id, station);
    }
  }
  const { point } = place;
  const milesTo = ({ miles, lat, lng }: Station) =>
    miles > 0 && point ? milesBetween(point, [lat, lng]) : miles;
  return [...stations.values()].sort((a, b) => milesTo(a) - milesTo(b));
}

/**
 * A shortened list must say so, or readers take it for complete. If most would be left out, only their number is given.
 * One extra station is named, as "and 1 more" is just as long.
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

/** Whether the lines just abbreviate the system: "SIR" for "Staten Island Railway", but not the subway's S. */
const isShortFor = (system: string, lines: string) =>
  lines.length > 1 && lines === system.replaceAll(/[^A-Z]/g, '');

/** For lists with several systems, as two of them have a Broadway. */
const withSystem = ({ name, lines, system }: Station) => `${name} (${lines || system})`;

/**
 * "the Neptune Av station", for a sentence: one inside, or the nearest outside. If both a subway and a railroad have
 * stations inside, one of each: whom a claim is against depends on the system.
 */
export function nearestStations(place: Place) {
  const stations = stationsOf(place);
  const nearest = stations.filter(({ miles }, i) => miles === 0 || i === 0);
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
