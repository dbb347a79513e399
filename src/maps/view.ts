import type { Point } from '#lib/geo/geo.ts';
import { boxAround, type Box, type Grid, holds, type Spot, spotOn } from './grid.ts';

/** In pixels: the most that a map is wide and high in a column of text, and its width on a phone. */
const largest = 640;
const onPhone = 340;
export type Width = 'wide' | 'narrow';

/** The share of its map that a place fills. */
const filled = 0.52;
const aspect = 4 / 3;
/** The closest that a map zooms in on a ZIP. */
const leastMiles = 1.6;

/**
 * The part of the drawing that the map of a place shows; higher than wide where a wide one would reach beyond the
 * drawing, and whole where the place is most of it.
 */
function viewOf(grid: Grid, [left, top, right, bottom]: Box): Box {
  const { width, height } = grid;
  const least = Math.max((right - left) / filled, leastMiles * grid.unitsPerMile);
  const leastHigh = (bottom - top) / filled;
  const usual = Math.max(least, leastHigh * aspect);
  const fits = usual <= width && usual / aspect <= height;
  const needed = fits ? usual : Math.min(width, Math.max(least, leastHigh / aspect));
  const wide = Math.round(needed);
  const high = Math.round(Math.min(height, Math.max(leastHigh, needed / aspect)));
  const within = (middle: number, size: number, most: number) =>
    Math.round(Math.min(Math.max(middle - size / 2, 0), most - size));
  const [x, y] = [within((left + right) / 2, wide, width), within((top + bottom) / 2, high, height)];
  return [x, y, x + wide, y + high];
}

/** The size of a view on wide screens. */
export function shownSize([left, top, right, bottom]: Box): { width: number; height: number } {
  const aspect = (right - left) / (bottom - top);
  const width = Math.round(largest * Math.min(1, aspect));
  return { width, height: Math.round(width / aspect) };
}

/** How many units of the drawing one pixel shows: letters and dots keep their size in pixels. */
export const unitsPerPixel = (view: Box, width: Width): number =>
  (view[2] - view[0]) / (width === 'wide' ? shownSize(view).width : onPhone);

/** Minimum size of a tap target, in pixels. */
const fingertip = 24;

/** Whether a tap would mostly miss the area and open a neighbor. */
export const isSmallOn = (view: Box, [left, top, right, bottom]: Box): boolean =>
  Math.min(right - left, bottom - top) < fingertip * unitsPerPixel(view, 'narrow');

interface Drawing {
  grid: Grid;
  /** Only ZIPs with a shape. */
  zips: Readonly<Record<string, { box: Box }>>;
}

type Points = Readonly<Record<string, Point>>;

/** Where a drawing shows a ZIP: the box around its shape, or its point; undefined if it does neither. */
export function boxOfZip({ grid, zips }: Drawing, points: Points, zip: string): Box | undefined {
  if (zips[zip]) return zips[zip].box;
  if (!points[zip]) return undefined;
  const spot = spotOn(grid, points[zip]);
  return holds(wholeOf(grid), spot) ? [...spot, ...spot] : undefined;
}

/** The part of the drawing that a map of some ZIPs shows; undefined if the drawing shows none of them. */
export function viewOfZips(drawing: Drawing, points: Points, zips: readonly string[]): Box | undefined {
  const corners = zips.flatMap((zip): Spot[] => {
    const box = boxOfZip(drawing, points, zip);
    if (!box) return [];
    const [left, top, right, bottom] = box;
    return [
      [left, top],
      [right, bottom],
    ];
  });
  return corners.length > 0 ? viewOf(drawing.grid, boxAround(corners)) : undefined;
}

export const wholeOf = ({ width, height }: Grid): Box => [0, 0, width, height];
