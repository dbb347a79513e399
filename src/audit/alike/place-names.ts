import type { Content } from '#content/content.ts';
import type { Places } from '#site/places/places.ts';

/** Every name that tells one place from another, as pages print it. */
export function placeNames(content: Content, places: Places): Set<string> {
  const names = new Set([content.site.state.name, content.site.state.abbreviation]);
  for (const { name, county } of places.counties) {
    names.add(name);
    // "Kings County" also reads as "the County of Kings".
    names.add(name.replace(/ County$/, ''));
    if (county.seat) names.add(county.seat);
    for (const neighborhood of Object.keys(county.neighborhoods)) names.add(neighborhood);
  }
  for (const { name, city } of places.cities) names.add(name).add(city.name);
  for (const { name } of places.zips) names.add(name);
  for (const { name } of content.serviceAreas) names.add(name);
  return names;
}
