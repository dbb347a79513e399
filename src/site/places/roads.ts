import type { Place } from './places.ts';

export type RoadKind = 'streets' | 'highways';

/** The main roads of a place, the most local first: a road that crosses half the county tells residents little. */
export function roadsOf(place: Place, kind: RoadKind): string[] {
  const here = new Map<string, number>();
  const own = new Map<string, number>();
  for (const { code: zip, county } of place.zips) {
    for (const road of county.entry.roads[zip]?.[kind] ?? []) {
      const times = (here.get(road) ?? 0) + 1;
      here.set(road, times);
      own.set(road, (times * times) / county.zipsAlong.get(road)!);
    }
  }
  return [...own].sort((a, b) => b[1] - a[1]).map(([road]) => road);
}

/** "the Belt Parkway" for a table's "Belt Parkway", if the county's file has it so; "Eastern Parkway" stays. */
export function streetInSentence(place: Place, street: string): string {
  const withArticle = `the ${street}`;
  return place.county.zipsAlong.has(withArticle) ? withArticle : street;
}
