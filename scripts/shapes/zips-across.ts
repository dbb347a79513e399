import type { Position } from 'geojson';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { overlap, type Bounds } from '#maps/grid.ts';
import { boundsOf, isClose, polygonsOf, type Shape, type Shapes } from './map-shapes.ts';

/** Two maps may draw the line between two counties this far apart; about 15 meters. In degrees of latitude. */
const apart = 1.35e-4;
/** ZIPs with a shorter border, below about 100 meters, meet only at a corner. */
const leastBorder = 9e-4;
/** A border is measured in steps of about 20 meters. */
const step = 1.8e-4;

type Side = readonly [from: Position, to: Position];

/** The map of a county, with the ZIPs of other counties on the borders of its own. */
export function withZipsAcross(shapes: Topology, county: string, { features }: Shapes): Topology {
  const own = shapes.objects.zips as GeometryCollection;
  const shapeOf = new Map(features.map((zip) => [zip.properties.zip, zip]));
  const others = features
    .filter(({ properties }) => properties.county !== county)
    .map((zip) => ({ zip, box: boundsOf(zip.geometry) }));
  const geometries = own.geometries.map((area) => {
    const { zip } = area.properties as { zip: string };
    const across = zipsAcross(shapeOf.get(zip)!, others);
    return across.length > 0 ? { ...area, properties: { zip, across } } : area;
  });
  return { ...shapes, objects: { ...shapes.objects, zips: { ...own, geometries } } };
}

/** In order. */
function zipsAcross(zip: Shape, others: readonly { zip: Shape; box: Bounds }[]): string[] {
  const [west, south, east, north] = boundsOf(zip.geometry);
  const around: Bounds = [west - 2 * apart, south - 2 * apart, east + 2 * apart, north + 2 * apart];
  return others
    .filter(({ box }) => overlap(box, around))
    .filter((other) => borderBetween(zip, other.zip) >= leastBorder)
    .map((other) => other.zip.properties.zip!)
    .sort();
}

/** In degrees of latitude. Always measured along the lower ZIP, so that it is the same from both sides. */
function borderBetween(zip: Shape, other: Shape): number {
  const [along, beside] = zip.properties.zip! < other.properties.zip! ? [zip, other] : [other, zip];
  const sides = sidesOf(beside);
  return sidesOf(along)
    .flatMap(stepsOf)
    .filter(({ middle }) => sides.some(([from, to]) => isClose(middle, from, to, apart)))
    .reduce((sum, { length }) => sum + length, 0);
}

const sidesOf = ({ geometry }: Shape): Side[] =>
  polygonsOf(geometry)
    .flat()
    .flatMap((ring) => ring.slice(1).map((to, i): Side => [ring[i]!, to]));

function stepsOf([[x1, y1], [x2, y2]]: Side): { middle: Position; length: number }[] {
  const [east, north] = [x2! - x1!, y2! - y1!];
  const length = Math.hypot(east * Math.cos((y1! * Math.PI) / 180), north);
  const count = Math.max(1, Math.ceil(length / step));
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count;
    return { middle: [x1! + share * east, y1! + share * north], length: length / count };
  });
}
