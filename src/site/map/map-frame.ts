import type { MapSheet, PlacedSymbol } from '#maps/sheet.ts';
import { type Box, holds } from '#maps/grid.ts';
import { unitsPerPixel, viewOfZips, wholeOf } from '#maps/view.ts';
import { countyOf, zipsOf, type Place } from '../places/places.ts';

/** The ZIPs of a place, as far as the data says where they lie. */
export function zipsShown({ zips, shows }: MapSheet, place: Place): string[] {
  const { points } = countyOf(place).entry;
  return zipsOf(place)
    .map(({ code }) => code)
    .filter((zip) => zip in points || (shows === 'areas' && zip in zips));
}

/** The part of a county's drawing that the map of a place shows. */
export const viewFor = ({ grid, zips, shows }: MapSheet, place: Place, shown: readonly string[]): Box =>
  place.kind === 'county' || shows === 'points'
    ? wholeOf(grid)
    : viewOfZips(grid, zips, place.county.entry.points, shown);

export const symbolsIn = ({ symbols }: MapSheet, view: Box): PlacedSymbol[] =>
  symbols.filter(({ spot }) => holds(view, spot));

const scaleSteps = [50, 20, 10, 5, 2, 1, 0.5];
const longestScale = 90;
const edge = 14;

/** A bar at the lower left that tells how long some miles are. */
export function scaleOf({ grid }: MapSheet, view: Box): { miles: number; x: string; y: string; bar: string } {
  const pixel = unitsPerPixel(view, 'wide');
  const miles =
    scaleSteps.find((each) => each * grid.unitsPerMile <= longestScale * pixel) ?? scaleSteps.at(-1)!;
  const [x, y] = [Math.round(view[0] + edge * pixel), Math.round(view[3] - edge * pixel)];
  return { miles, x: String(x), y: String(y), bar: `M${x} ${y}h${Math.round(miles * grid.unitsPerMile)}` };
}
