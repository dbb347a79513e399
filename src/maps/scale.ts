import { type Box, overlap } from './grid.ts';
import { dotBox } from './names.ts';
import type { PlacedSymbol } from './sheet.ts';
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
