import type { Feature, MultiPolygon, Polygon, Position } from 'geojson';
import { mesh } from 'topojson-client';
import { topology } from 'topojson-server';
import { liesIn } from '#maps/areas.ts';
import { boundsOf, isClose, polygonsOf, type Shapes } from './map-shapes.ts';

/** A border this close to the shore repeats it and is dropped; in degrees of latitude. */
const alongShore = 0.002;
/** Anything farther from the land than this is ignored. */
const near = 0.01;

/**
 * The borders between municipalities: between towns, and around villages, which lie in towns. They come from another
 * map than the shore, so lines along it or out in the water are dropped.
 */
export function bodyLines(
  bodies: Shapes,
  shore: readonly Position[][],
  land: Feature<Polygon | MultiPolygon>,
): Position[][] {
  const village = ({ properties }: Shapes['features'][number]) => properties.type === 'village';
  const ofKind = (areVillages: boolean) => {
    const features = bodies.features.filter((body) => village(body) === areVillages);
    const own = topology({ all: { ...bodies, features } } as never);
    return mesh(own, own.objects.all as never, (a, b) => areVillages || a !== b).coordinates;
  };
  const [west, south, east, north] = boundsOf(land.geometry);
  const isNear = ([x, y]: Position) =>
    x! > west - near && x! < east + near && y! > south - near && y! < north + near;
  const sides = shore.flatMap((line) =>
    line.slice(1).flatMap((end, i) => (isNear(end) ? [[line[i]!, end] as const] : [])),
  );
  const landArea = polygonsOf(land.geometry);
  const isShown = (from: Position, to: Position) => {
    const middle: [number, number] = [(from[0]! + to[0]!) / 2, (from[1]! + to[1]!) / 2];
    return liesIn(landArea, middle) && sides.every(([a, b]) => !isClose(middle, a, b, alongShore));
  };
  return [...ofKind(false), ...ofKind(true)].flatMap((line) => cutWhere(line, isShown));
}

/** Cuts a line into the parts whose segments are shown. */
function cutWhere(line: Position[], isShown: (from: Position, to: Position) => boolean): Position[][] {
  const parts: Position[][] = [];
  let part: Position[] = [];
  line.slice(1).forEach((to, i) => {
    const from = line[i]!;
    if (isShown(from, to)) part = part.length > 0 ? [...part, to] : [from, to];
    else if (part.length > 0) {
      parts.push(part);
      part = [];
    }
  });
  return part.length > 0 ? [...parts, part] : parts;
}
