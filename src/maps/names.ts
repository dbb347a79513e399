import { type Box, encloses, overlap, type Spot } from './grid.ts';

/** A name that may be written on a map. */
export interface MapName {
  kind: 'zip' | 'county' | 'body' | 'locality' | 'symbol';
  text: string;
  /** Its middle, or the dot that it stands beside. */
  spot: Spot;
  isBeside?: boolean;
  /** Free space around the spot within the named area, in units. */
  room?: number;
  /** Whether its middle would be in another area than the one it names. Names with this test may move farther. */
  isMisplaced?: (middle: Spot) => boolean;
  /** Whether a position is wholly inside the area that it names. Such positions go before others. */
  isWhole?: (box: Box) => boolean;
  /** The middle of the largest space that symbols leave free in its area. */
  betweenSymbols?: Spot;
}

/** In pixels, as names keep their size at any scale of the drawing. */
export const fontSize = 12;
const besideDot = 8;
/** Width of styled letters and digits, as a share of the font size. */
const letterWidth: Record<MapName['kind'], number> = {
  zip: 0.58,
  county: 0.56,
  symbol: 0.52,
  body: 0.58,
  locality: 0.58,
};
/** The share of a name that must be inside its area; for villages less, as their borders show what is meant. */
const within: Record<MapName['kind'], number> = { zip: 0.5, county: 0.5, symbol: 0, body: 0.14, locality: 0 };
/** How far it may move up or down within its area to avoid others, in multiples of its height. */
const shifts = [0, -1, 1, -2, 2];
/** How far a locality's name, or one that is tested, may also move, as shares of its width and height. */
const moves = [0, -0.25, 0.25, -0.5, 0.5].flatMap((across) =>
  [0, -0.5, 0.5, -1, 1].map((down) => [across, down] as const),
);

/** The position of a name in units, at this many units per pixel. */
export function boxOf({ kind, text, spot: [x, y], isBeside }: MapName, pixel: number): Box {
  const width = (text.length * letterWidth[kind] * fontSize + 6) * pixel;
  const half = (fontSize / 2 + 2) * pixel;
  const left = isBeside ? x + (besideDot - 2) * pixel : x - width / 2;
  return [left, y - half, left + width, y + half];
}

/**
 * The names that fit on a map: each whole, inside its area, and clear of earlier names and of `taken`, to which it is
 * added. Names early in the list have priority.
 */
export function fitNames(names: readonly MapName[], view: Box, pixel: number, taken: Box[]): MapName[] {
  return names.flatMap((name) => {
    const { isWhole } = name;
    const spots = possibleSpots(name, pixel).map((spot) => ({ ...name, spot }));
    const isFree = (each: MapName) => {
      const box = boxOf(each, pixel);
      return (
        encloses(view, box) && !taken.some((other) => overlap(other, box)) && !each.isMisplaced?.(each.spot)
      );
    };
    const whole = isWhole && spots.find((each) => isFree(each) && isWhole(boxOf(each, pixel)));
    const at = whole ?? spots.find(isFree);
    if (!at) return [];
    taken.push(boxOf(at, pixel));
    return [at];
  });
}

/** Candidate positions, the best first. */
function possibleSpots(name: MapName, pixel: number): Spot[] {
  const {
    kind,
    spot: [x, y],
    room = Infinity,
    isBeside,
    isMisplaced,
    betweenSymbols,
  } = name;
  const [left, , right] = boxOf(name, pixel);
  const [width, height] = [right - left, (fontSize + 4) * pixel];
  if (isBeside) return [name.spot];
  if (room < (within[kind] * width) / 2) return [];
  const inside = shifts
    .filter((shift) => Math.abs(shift) * height <= room)
    .map((shift): Spot => [x, y + shift * height]);
  const around =
    isMisplaced || kind === 'locality'
      ? [name.spot, ...(betweenSymbols ? [betweenSymbols] : [])].flatMap(([x, y]) =>
          moves.map(([across, down]): Spot => [x + across * width, y + down * height]),
        )
      : [];
  return [...inside, ...around].map(([x, y]) => [even(x), even(y)]);
}

/** Names need no finer grid, and even numbers make files one percent smaller. */
const even = (units: number) => 2 * Math.round(units / 2);

/** The space of a symbol, with a margin. */
export function dotBox([x, y]: Spot, pixel: number): Box {
  const half = 6 * pixel;
  return [x - half, y - half, x + half, y + half];
}
