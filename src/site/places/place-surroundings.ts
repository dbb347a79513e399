import { kindOf } from '#lib/geo/county-name.ts';
import { closeBy, directionTo, milesBetween, type Point, wayTo } from '#lib/geo/geo.ts';
import { capitalized, inSentence } from '#lib/text.ts';
import { row, type FactRow } from '../fact-row.ts';
import { isOverWater } from './islands.ts';
import type { CountyPlace, Place } from './places.ts';
import type { Site } from '../plan.ts';
import { roadsOf, type RoadKind } from './roads.ts';

const roadsListed = 7;
/** In miles; neighbors over the county line are mentioned up to this distance. */
const nearTheLine = 7;
/** Up to this share of the distance to a county's farthest ZIP, a place counts as in the middle. */
const middleShare = 0.25;

/** The location and roads of a place; unknown ones are absent. */
export const whereabouts = (site: Site, place: Place): FactRow[] => [
  ...row('Where it lies', whereItLies(site, place)),
  ...row('Main streets', roadsShown(place, 'streets')),
  ...row('Highways and crossings', roadsShown(place, 'highways')),
];

/** The same plus the court, for pages that do not show it elsewhere. */
export const surroundingsOf = (site: Site, place: Place): FactRow[] => [
  ...whereabouts(site, place),
  ...row('Where lawsuits are heard', wayToCourt(place)),
];

const roadsShown = (place: Place, kind: RoadKind) =>
  capitalized(roadsOf(place, kind).slice(0, roadsListed).join(', '));

/** "In the southwest of Kings County", with the nearest place over the county line if it is near. */
function whereItLies(site: Site, place: Place): string | undefined {
  if (place.kind === 'county' || !place.point || isWholeCounty(place)) return undefined;
  const { county, point } = place;
  const where = `${capitalized(whereIn(county, point))} of ${county.name}`;
  const [beyond] = site.placesByPoint[place.kind].nearest(point, 1, isBeyondLineFrom(place));
  if (!beyond || milesBetween(point, beyond.point!) > nearTheLine) return where;
  // If two counties have a city of this name, the name already includes its county.
  const name = beyond.kind === 'zip' ? beyond.code : inSentence(beyond.entry.name);
  const over = `${name} in ${beyond.county.name}, ${wayTo(point, beyond.point!)}`;
  const water = isOverWater(place, beyond) ? ', across the water' : '';
  return `${where}; over the ${kindOf(county.name).toLowerCase()} line lies ${over}${water}`;
}

/** Of another county; if ZIPs there share a border with a ZIP, only these, as the middle of others may be nearer. */
function isBeyondLineFrom(place: Place): (other: Place) => boolean {
  const touching = place.kind === 'zip' ? place.county.map?.zips[place.code]?.across : undefined;
  return touching?.length
    ? (other) => other.kind === 'zip' && touching.includes(other.code)
    : (other) => other.county !== place.county;
}

/** As for a borough, whose location in itself is no news. */
export const isWholeCounty = (place: Place): boolean =>
  place.kind === 'city' && place.zips.length === place.county.zips.length;

/** "in the southwest" of a county, or "in the middle". */
const whereIn = ({ point: middle, reach }: CountyPlace, at: Point): string =>
  middle && milesBetween(middle, at) >= Math.max(closeBy, reach * middleShare)
    ? `in the ${directionTo(middle, at)}`
    : 'in the middle';

/** The county's court, with address and direction. */
export function courtOf(place: Place): { name: string; text: string } | undefined {
  const { court } = place.county.entry;
  if (!court) return undefined;
  const text = [court.address, court.point && wayFrom(place, court.point)].filter(Boolean).join(', ');
  return { name: capitalized(court.name), text };
}

/** No direction from a county, as nobody starts from its middle. */
export const wayFrom = (place: Place, to: Point): string | undefined =>
  place.kind !== 'county' && place.point ? wayTo(place.point, to) : undefined;

/** "The Supreme Court in Kings County, 360 Adams Street, Brooklyn, NY 11201, 6 miles north". */
function wayToCourt(place: Place): string | undefined {
  const court = courtOf(place);
  return court && [court.name, court.text].filter(Boolean).join(', ');
}
