import { type Box, encloses, overlap, type Spot } from './grid.ts';

/** A name that may be written on a map. */
export interface MapName {
  kind: 'zip' | 'county' | 'body' | 'symbol';
  text: string;
  /** Its middle, or the dot that it stands beside. */
  spot: Spot;
  isBeside?: boolean;
  /** Free units around the spot within what it names. */
  room?: number;
}

/** In pixels: names keep their size, however large a drawing is shown. */
export const letterSize = 12;
const besideDot = 8;
/** Of letters and digits as they are styled, as a share of the font size. */
const letterWidth = { zip: 0.58, county: 0.56, symbol: 0.52, body: 0.58 } satisfies Record<
  MapName['kind'],
  number
>;
/** How much of a name has to lie within what it names; a village's lines show which one is meant. */
const within = { zip: 0.5, county: 0.5, symbol: 0, body: 0.14 } satisfies Record<MapName['kind'], number>;
/** How far it may move up or down, in its own height, to make way. */
const shifts = [0, -1, 1, -2, 2];

/** Where a name stands, in units, at this many units to a pixel. */
export function boxOf({ kind, text, spot: [x, y], isBeside }: MapName, pixel: number): Box {
  const width = (text.length * letterWidth[kind] * letterSize + 6) * pixel;
  const half = (letterSize / 2 + 2) * pixel;
  const left = isBeside ? x + (besideDot - 3) * pixel : x - width / 2;
  return [left, y - half, left + width, y + half];
}

/**
 * The names that a map has room for: each whole, in what it names, and clear of those before it and of what is `taken`,
 * which is added to. The first ones in the list come first.
 */
export function fitNames<N extends MapName>(
  names: readonly N[],
  view: Box,
  pixel: number,
  taken: Box[],
): N[] {
  return names.flatMap((name) => {
    const height = (letterSize + 4) * pixel;
    for (const shift of name.isBeside ? [0] : shifts) {
      if (shift !== 0 && Math.abs(shift) * height > (name.room ?? 0)) break;
      const at = { ...name, spot: [name.spot[0], Math.round(name.spot[1] + shift * height)] as Spot };
      const box = boxOf(at, pixel);
      const fits = name.room === undefined || name.room >= (within[name.kind] * (box[2] - box[0])) / 2;
      if (!fits || !encloses(view, box) || taken.some((other) => overlap(other, box))) continue;
      taken.push(box);
      return [at];
    }
    return [];
  });
}

/** Where a symbol is drawn, and a little around it. */
export function dotBox([x, y]: Spot, pixel: number): Box {
  const half = 6 * pixel;
  return [x - half, y - half, x + half, y + half];
}
