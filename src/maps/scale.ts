import { milesInWords } from '#lib/geo/geo.ts';
import { type Box, overlap } from './grid.ts';
import { dotBox } from './names.ts';
import type { MapSheet, PlacedSymbol } from './sheet.ts';
import { unitsPerPixel } from './view.ts';

/** In pixels: the size of the bar and of the label above it. */
const [wide, high] = [110, 34];

type Corner = 'left' | 'right';

/** The space reserved for the scale bar in a lower corner. */
export const scaleBox = ([left, , right, bottom]: Box, pixel: number, corner: Corner): Box => {
  const start = corner === 'left' ? left : right - wide * pixel;
  return [start, bottom - high * pixel, start + wide * pixel, bottom];
};

/** The lower corner with fewer symbols for the bar to cover on a phone; the left one if equal. */
export function scaleCorner(view: Box, symbols: readonly PlacedSymbol[]): Corner {
  const pixel = unitsPerPixel(view, 'narrow');
  const hidden = (corner: Corner) => {
    const box = scaleBox(view, pixel, corner);
    return symbols.filter(({ spot }) => overlap(box, dotBox(spot, pixel))).length;
  };
  return hidden('right') < hidden('left') ? 'right' : 'left';
}

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
    length: milesInWords(miles),
  };
}
