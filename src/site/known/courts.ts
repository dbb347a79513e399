import type { Site } from '../plan.ts';
import { countyOf, type Place } from '../places.ts';

/** "Amherst Town Court": where small cases from a municipality of the county of a place are heard. */
export function courtOf(site: Site, place: Place, body: string): string | undefined {
  const county = countyOf(place).county.name.replace(/ County$/, '');
  return site.content.tables.courts.find((row) => row.county === county && row.body === body)?.court;
}
