import type { Office } from '#content/content.ts';
import { centerOf, milesBetween, type Point } from '#lib/geo.ts';
import type { CountyPlace } from './places.ts';

/** A place on the drawing: whole units, from the left and from the top. */
export type Spot = readonly [x: number, y: number];

/** What the maps of a county, its cities and its ZIPs have in common. */
export interface MapFrame {
  spotOf(point: Point): Spot;
  /** Every ZIP of the county, as dots. */
  zips: string;
  zipCount: number;
  /** The middle of those ZIPs. */
  middle: Point;
  /** How wide a stroke through the dots must be for the ground under them to hang together. */
  ground: number;
  /** Offices that lie in the frame, and all of them as dots. */
  offices: Office[];
  officeDots: string;
  scale: { miles: number; units: number };
}

/** The drawing is 300 units wide and 200 high. */
export const mapSize = { width: 300, height: 200 };
const margin = 26;
/** A county is never drawn larger than this, however close its ZIPs lie. */
const leastMiles = 3;
/** How far the frame may grow, as a share of the county's own extent, to take an office in. */
const growth = 0.4;
const groundWidth = { least: 30, most: 44 };
/** Kept free on the side where an arrow points to an office out of sight. */
const arrowRoom = 20;
const scaleSteps = [100, 50, 20, 10, 5, 2, 1];
const longestScale = 70;

/**
 * The frame around a county's ZIPs, and around the offices close to it. It keeps the sizes of things: a mile
 * is as long from west to east as from north to south.
 */
export function frameOf({ county }: CountyPlace, offices: readonly Office[]): MapFrame | undefined {
  const points = Object.values(county.points);
  if (points.length < 2) return undefined;
  const own = boundsOf(points);
  const bounds = boundsOf([...points, ...offices.map(({ point }) => point).filter((p) => isClose(own, p))]);
  const miles = sizeInMiles(bounds);
  const middle = middleOf(bounds);
  const room = roomForArrow(middle, offices, bounds);
  const perMile = Math.min(
    (mapSize.width - 2 * margin - Math.abs(room.x)) / Math.max(miles.width, leastMiles),
    (mapSize.height - 2 * margin - Math.abs(room.y)) / Math.max(miles.height, leastMiles),
  );
  const eastOf = milesBetween(middle, [middle[0], middle[1] + 1]);
  const northOf = milesBetween(middle, [middle[0] + 1, middle[1]]);
  const spotOf = ([latitude, longitude]: Point): Spot => [
    Math.round((mapSize.width - room.x) / 2 + (longitude - middle[1]) * eastOf * perMile),
    Math.round((mapSize.height - room.y) / 2 - (latitude - middle[0]) * northOf * perMile),
  ];
  const spots = points.map(spotOf);
  const shown = offices.filter(({ point }) => isInside(spotOf(point)));
  const step = scaleSteps.find((each) => each * perMile <= longestScale) ?? scaleSteps.at(-1)!;
  return {
    spotOf,
    zips: dots(spots),
    zipCount: points.length,
    middle: centerOf(points)!,
    ground: groundUnder(spots),
    offices: shown,
    officeDots: dots(shown.map(({ point }) => spotOf(point))),
    scale: { miles: step, units: Math.round(step * perMile) },
  };
}

/** Each spot once, as a path without length whose round caps are the dots: the shortest way to write them. */
export function dots(spots: readonly Spot[]): string {
  const sorted = [...new Map(spots.map((spot) => [spot.join(), spot])).values()].sort(
    (a, b) => a[0] - b[0] || a[1] - b[1],
  );
  return sorted
    .map(([x, y], i) => {
      const [beforeX, beforeY] = sorted[i - 1] ?? [0, 0];
      return `${i === 0 ? 'M' : 'm'}${pair(x - beforeX, y - beforeY)}h0`;
    })
    .join('');
}

/** Two numbers of a path; a minus sign parts them as well as a space. */
export const pair = (x: number, y: number) => (y < 0 ? `${x}${y}` : `${x} ${y}`);

interface Bounds {
  south: number;
  north: number;
  west: number;
  east: number;
}

function boundsOf(points: readonly Point[]): Bounds {
  const latitudes = points.map(([latitude]) => latitude);
  const longitudes = points.map(([, longitude]) => longitude);
  return {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  };
}

const middleOf = ({ south, north, west, east }: Bounds): Point => [(south + north) / 2, (west + east) / 2];

function sizeInMiles(bounds: Bounds) {
  const [latitude, longitude] = middleOf(bounds);
  return {
    width: milesBetween([latitude, bounds.west], [latitude, bounds.east]),
    height: milesBetween([bounds.south, longitude], [bounds.north, longitude]),
  };
}

function isClose(own: Bounds, [latitude, longitude]: Point): boolean {
  const grown = boundsOf([
    [own.south, own.west],
    [own.north, own.east],
    [latitude, longitude],
  ]);
  const [before, after] = [sizeInMiles(own), sizeInMiles(grown)];
  const extent = Math.max(before.width, before.height, leastMiles);
  return after.width - before.width <= growth * extent && after.height - before.height <= growth * extent;
}

/** Offices lie outside the frame as a rule all on one side; the first one tells where. */
function roomForArrow(middle: Point, offices: readonly Office[], bounds: Bounds): { x: number; y: number } {
  const [office] = offices;
  if (!office || offices.some(({ point }) => isWithin(bounds, point))) return { x: 0, y: 0 };
  const east = (office.point[1] - middle[1]) * Math.cos((middle[0] * Math.PI) / 180);
  const north = office.point[0] - middle[0];
  const leavesSideways = Math.abs(east) * mapSize.height > Math.abs(north) * mapSize.width;
  return leavesSideways
    ? { x: Math.sign(east) * arrowRoom, y: 0 }
    : { x: 0, y: -Math.sign(north) * arrowRoom };
}

const isWithin = ({ south, north, west, east }: Bounds, [latitude, longitude]: Point) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

const isInside = ([x, y]: Spot) => x >= 6 && y >= 6 && x <= mapSize.width - 6 && y <= mapSize.height - 6;

/** Twice the distance at which most ZIPs meet a neighbor, so that the ground has few holes. */
function groundUnder(spots: readonly Spot[]): number {
  const nearest = spots.map((spot) => {
    const others = spots.filter((other) => other[0] !== spot[0] || other[1] !== spot[1]);
    return Math.min(...others.map((other) => Math.hypot(other[0] - spot[0], other[1] - spot[1])));
  });
  const most = nearest.sort((a, b) => a - b)[Math.floor(nearest.length * 0.9)]!;
  return Math.round(Math.min(groundWidth.most, Math.max(groundWidth.least, most * 1.6)));
}
