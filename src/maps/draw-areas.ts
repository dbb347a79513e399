import { neighbors } from 'topojson-client';
import type { Point } from '#lib/geo/geo.ts';
import { capitalized } from '#lib/text.ts';
import { areaIn, areasIn, geoJsonOf, type CountyTopology, type Polygons } from './areas.ts';
import type { BaseMap } from './base-map.ts';
import { boxAround, gridOf, spotOn, type Grid, type Spot } from './grid.ts';
import { namedLocalities, type Locality } from './localities.ts';
import { drawOutline } from './outline.ts';
import { areaId } from './part-ids.ts';
import { dotPath, linePath, ringPath, svgPath } from './svg.ts';
import { isSmallOn, wholeOf } from './view.ts';
import { namedArea, type NamedArea } from './named-area.ts';

/** The land of a county by its ZIPs, what lies around it, and the lines of its cities, towns and villages. */
export function drawAreas(
  shapes: CountyTopology,
  points: Readonly<Record<string, Point>>,
  localities: readonly Locality[],
): BaseMap {
  const { objects } = shapes;
  const grid = gridOf(shapes.bbox, shapes.transform.scale[1]);
  const zips = areasIn<{ zip: string; across?: string[] }>(shapes, objects.zips, grid);
  const beyond = areasIn<{ name: string }>(shapes, objects.beyond, grid);
  const bodies = objects.bodies ? areasIn<{ name: string; type: string }>(shapes, objects.bodies, grid) : [];
  const rest = areaIn(shapes, objects.rest, grid);
  const around = neighbors((objects.zips as { geometries: never }).geometries);
  const lines = linesIn(shapes, objects.lines, grid);
  const drawn = new Set(zips.map(({ properties: { zip } }) => zip));
  const withoutShape = Object.entries(points)
    .filter(([zip]) => !drawn.has(zip))
    .map(([zip, point]) => ({ zip, spot: spotOn(grid, point) }));
  return {
    grid,
    shows: 'areas',
    credits: shapes.sources.map(({ name }) => name),
    beyond: beyond.map(({ properties }) => properties.name).filter(Boolean),
    layers: [
      svgPath(beyond.map(({ area }) => pathOf(area)).join(''), 'beyond'),
      `<g id="land">${svgPath(pathOf(rest), 'rest', { evenOdd: true })}`,
      ...zips.map(({ properties, area }) =>
        svgPath(pathOf(area), areaId(properties.zip), {
          isSmall: isSmallOn(wholeOf(grid), boxAround(area.flat(2))),
        }),
      ),
      ...withoutShape.map(({ zip, spot }) => svgPath(dotPath([spot]), areaId(zip))),
      '</g>',
      ...(lines.length > 0 ? [svgPath(lines.map(linePath).join(''), 'lines')] : []),
    ],
    outline: drawOutline(
      zips.map(({ area }) => area),
      rest,
    ),
    places: [
      ...zips.map(({ properties, area }) => namedArea('zip', properties.zip, area)),
      ...beyond.flatMap(({ properties: { name }, area }) => (name ? [namedArea('county', name, area)] : [])),
    ],
    bodies: namedBodies(bodies),
    lines,
    localities: namedLocalities(shapes, localities, points, grid),
    dots: withoutShape.map(({ zip, spot }) => ({ kind: 'zip', text: zip, spot, isBeside: true })),
    zips: Object.fromEntries(
      zips.map(({ properties, area }, i) => [
        properties.zip,
        {
          box: boxAround(area.flat(2)),
          borders: around[i]!.filter((other) => other !== i)
            .map((other) => zips[other]!.properties.zip)
            .sort(),
          across: properties.across ?? [],
        },
      ]),
    ),
  };
}

const pathOf = (area: Polygons) => area.flat().map(ringPath).join('');

type BodyArea = { properties: { name: string; type: string }; area: Polygons };

/** Tolerance for the sizes of a town and a village with the same borders. */
const sameSize = 0.15;

/** Each with its name; a town and a village with the same borders, like Scarsdale, share one. */
function namedBodies(bodies: readonly BodyArea[]): NamedArea[] {
  const all = bodies.map((body) => ({
    ...body.properties,
    body: namedArea('body', bodyName(body.properties), body.area),
  }));
  const isTwin = (one: (typeof all)[number], other: (typeof all)[number]) =>
    one.name === other.name &&
    [one.type, other.type].sort().join() === 'town,village' &&
    Math.abs(one.body.middle.room / other.body.middle.room - 1) < sameSize;
  return all.flatMap((one) => {
    if (!all.some((other) => other !== one && isTwin(one, other))) return [one.body];
    return one.type === 'town' ? [{ ...one.body, text: `Town and Village of ${one.name}` }] : [];
  });
}

/** "Town of Amherst"; a reservation has its full name, as has the Village of the Branch. */
function bodyName({ name, type }: { name: string; type: string }): string {
  const kind = `${capitalized(type)} of `;
  return ['city', 'town', 'township', 'village', 'borough'].includes(type) && !name.startsWith(kind)
    ? kind + name
    : name;
}

function linesIn(shapes: CountyTopology, lines: unknown, grid: Grid): Spot[][] {
  if (!lines) return [];
  const { geometry } = geoJsonOf<{ geometry: { coordinates: [number, number][][] } }>(shapes, lines);
  return geometry.coordinates.map((line) => line.map(([east, north]) => spotOn(grid, [north, east])));
}
