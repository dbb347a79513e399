import { listInWords } from '#lib/text.ts';
import type { CityPlace, Place, ZipPlace } from './places.ts';

/** Neighborhoods that lie, by their ZIPs, in a ZIP or city; the official names where a table has them. */
export function neighborhoodsOf(place: CityPlace | ZipPlace): string[] {
  if (place.kind === 'zip' && place.facts.healthAreas.length > 0) return place.facts.healthAreas;
  const [zips, own] = place.kind === 'zip' ? [[place.zip], undefined] : [place.city.zips, place.city.name];
  return Object.entries(place.county.county.neighborhoods)
    .filter(([name, list]) => name !== own && list.some((zip) => zips.includes(zip)))
    .map(([name]) => name);
}

/** Names that people say with an article: "on the Upper East Side", but "in Greenwich Village". */
const saidWithArticle = / (Side|District)$|^(East|West) Village$/;

/** "SoHo, Chinatown and the Lower East Side". */
export const neighborhoodsInWords = (names: readonly string[]) =>
  listInWords(names.map((name) => (saidWithArticle.test(name) ? `the ${name}` : name)));

/** Whether a city is a neighborhood of another, as Bushwick is of Brooklyn: nobody visits one from the other. */
export function isPartOf(part: Place, whole: Place): boolean {
  if (part === whole || part.kind !== 'city' || whole.kind !== 'city') return false;
  return (
    part.city.name in part.county.county.neighborhoods && part.zips.every((zip) => whole.zips.includes(zip))
  );
}
