import { row, type PlaceRow } from '../place-row.ts';
import type { Place } from '../places.ts';
import { roadsOf } from '../roads.ts';
import type { Known } from './known.ts';

const listed = 7;

/** The roads by which a report or a claim says where it happened. */
export function streets(place: Place): Known | undefined {
  const rows = roadRows(place);
  return rows.length > 0 ? { heading: 'Roads', says: [], rows } : undefined;
}

export function roadRows(place: Place): PlaceRow[] {
  const { streets, highways } = roadsOf(place);
  return [...row('Main streets', shown(streets)), ...row('Highways and crossings', shown(highways))];
}

function shown(roads: readonly string[]): string {
  const text = roads.slice(0, listed).join(', ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
