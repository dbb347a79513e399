import { zipsOf, type Place } from '../places.ts';
import type { PlaceRow } from '../place-row.ts';
import type { Known } from './known.ts';
import type { ZipFacts } from './zip-facts.ts';

type Station = ZipFacts['stations'][number];

const shown = 10;

/** The stations inside, by system, and those just beyond the edge. */
export function trains(place: Place): Known | undefined {
  const stations = stationsOf(place);
  if (stations.length === 0) return undefined;
  const inside = stations.filter(({ miles }) => miles === 0);
  const near = stations.filter(({ miles }) => miles > 0);
  const systems = [...new Set(inside.map(({ system }) => system))];
  return {
    heading: 'Trains',
    says: [],
    rows: [
      ...systems.map((system): PlaceRow => ({
        label: `${system} stations`,
        value: listed(inside.filter((station) => station.system === system)),
      })),
      ...(place.kind === 'zip' && near.length > 0
        ? [{ label: 'Stations within a mile', value: listed(near) }]
        : []),
    ],
  };
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

/** "Stillwell Avenue (D F N Q), Neck Road (Q)" */
const listed = (stations: readonly Station[]) =>
  stations
    .slice(0, shown)
    .map(({ name, lines }) => (lines ? `${name} (${lines})` : name))
    .join(', ');

/** The name of the nearest one, for a sentence. */
export const nearestStation = (place: Place): string | undefined => {
  const [nearest] = stationsOf(place);
  return nearest?.name;
};
