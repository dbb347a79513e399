import type { MapSheet, PlacedSymbol } from '#maps/sheet.ts';
import { type Box, holds } from '#maps/grid.ts';
import { scaleCorner } from '#maps/scale.ts';
import { counted } from '#lib/text.ts';
import { unitsPerPixel, viewOfZips, wholeOf } from '#maps/view.ts';
import { countyOf, zipsOf, type Place } from '../places/places.ts';

/** The ZIPs of a place whose location is known. */
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

/** The scale bar in a lower corner, with its label. */
export function scaleOf({ grid }: MapSheet, view: Box, symbols: readonly PlacedSymbol[]) {
  const pixel = unitsPerPixel(view, 'wide');
  const miles =
    scaleSteps.find((each) => each * grid.unitsPerMile <= longestScale * pixel) ?? scaleSteps.at(-1)!;
  const [left, , right, bottom] = view;
  const isLeft = scaleCorner(view, symbols) === 'left';
  const x = Math.round(isLeft ? left + edge * pixel : right - edge * pixel);
  const y = Math.round(bottom - edge * pixel);
  const length = Math.round(miles * grid.unitsPerMile);
  return {
    x: String(x),
    y: String(y),
    anchor: isLeft ? ('start' as const) : ('end' as const),
    bar: `M${x} ${y}h${isLeft ? length : -length}`,
    length: inMiles(miles),
  };
}

const inMiles = (miles: number) => (miles < 1 ? 'half a mile' : counted(miles, 'mile', 'miles'));
