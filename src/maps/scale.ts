import { type Box, overlap } from './grid.ts';
import { dotBox } from './names.ts';
import type { PlacedSymbol } from './sheet.ts';
import { unitsPerPixel } from './view.ts';

/** In pixels: the room for a bar, and for the words above it. */
const [wide, high] = [110, 34];

type Corner = 'left' | 'right';

/** The room that is kept for the bar of the scale, in one of the lower corners. */
export const scaleBox = ([left, , right, bottom]: Box, pixel: number, corner: Corner): Box => {
  const start = corner === 'left' ? left : right - wide * pixel;
  return [start, bottom - high * pixel, start + wide * pixel, bottom];
};

/** The lower corner of a map with fewer symbols, which the bar would hide on a phone; the left one where they are equal. */
export function scaleCorner(view: Box, symbols: readonly PlacedSymbol[]): Corner {
  const pixel = unitsPerPixel(view, 'narrow');
  const hidden = (corner: Corner) => {
    const box = scaleBox(view, pixel, corner);
    return symbols.filter(({ spot }) => overlap(box, dotBox(spot, pixel))).length;
  };
  return hidden('right') < hidden('left') ? 'right' : 'left';
}
