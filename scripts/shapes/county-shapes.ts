import type { Position } from 'geojson';
import { feature, mesh, quantize } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import { brotliCompressSync } from 'node:zlib';
import type { CountyTopology } from '#maps/areas.ts';
import { drawMap } from '#maps/draw.ts';
import { type Frame, frameAround } from '#maps/grid.ts';
import { bodyLines } from './body-lines.ts';
import { clipped } from './clipped.ts';
import { arcsOf, ringSize, restOfLand } from './rest-of-land.ts';
import type { Shape, Shapes, Maps } from './map-shapes.ts';

/** As browsers get it, with room for symbols and their names below the 14 KB that arrive at once. */
const most = 12_600;

/** Where the search for the smallest bend that is kept begins and ends, in square degrees, and how long it goes on. */
const finest = 4e-10;

const coarsest = 1e-5;

const tries = 9;

/** Room around the county, as a share of its larger side. */
const margin = 0.06;

/** A point of the grid lies at most so far from the next, as a share of the smallest bend that is kept. */
const gridStep = 0.35;

/** In degrees of latitude, some four meters. */
const finestStep = 3.6e-5;

/** Where no ZIP of the county lies, bends are simplified as if they were this many times smaller. */
const coarser = 16;

const kilometersInDegree = 111.2;

/** Land without a ZIP that is smaller than that, in square kilometers, is a difference between two maps. */
const sliver = 0.03;

/** The shapes of all counties, ready to be simplified for each of them by the same weights of their points. */
export function weighed({ zips, counties }: Pick<Maps, 'zips' | 'counties'>): Topology {
  const all = topology({ zips, counties } as never);
  return presimplify(all as never, bend) as unknown as Topology;
}

const bend = (corner: Position[]) => ringSize(corner.map(square) as [number, number][]);

/** About as long from west to east as from north to south, at the latitudes of people. */
const square = ([x, y]: Position): Position => [x! * Math.cos((y! * Math.PI) / 180), y!];

/**
 * What a map of one county shows, as one topology: common borders are one line. Bends are left out, the smallest first,
 * until the drawing is small enough.
 */
export function countyShapes(all: Topology, county: string, others: Others): Topology {
  let [low, high] = [finest, coarsest];
  const own = coarserAround(all, county);
  let shapes = countyShapesAt(own, county, others, low);
  if (weightOf(shapes) <= most) return shapes;
  shapes = countyShapesAt(own, county, others, high);
  for (let i = 0; i < tries; i++) {
    const middle = Math.sqrt(low * high);
    const found = countyShapesAt(own, county, others, middle);
    if (weightOf(found) > most) low = middle;
    else [high, shapes] = [middle, found];
  }
  return shapes;
}

type Others = Pick<Maps, 'municipalities' | 'land'>;

const isOf =
  (county: string) =>
  ({ properties }: GeometryObject) =>
    (properties as { county: string }).county === county;

const shapesIn = ({ objects }: Topology, name: string) => (objects[name] as GeometryCollection).geometries;

/** Nobody looks closely at what lies around the ZIPs. */
function coarserAround(all: Topology, county: string): Topology {
  const ofZips = new Set(
    shapesIn(all, 'zips')
      .filter(isOf(county))
      .flatMap(arcsOf)
      .map((arc) => (arc < 0 ? ~arc : arc)),
  );
  const lighter = ([x, y, weight]: Position): Position => [x!, y!, weight! / coarser];
  return { ...all, arcs: all.arcs.map((arc, i) => (ofZips.has(i) ? arc : arc.map(lighter))) };
}

function weightOf(shapes: Topology): number {
  const zips = shapesIn(shapes, 'zips').map(({ properties }) => (properties as { zip: string }).zip);
  const drawn = drawMap({
    slug: '',
    cities: [{ slug: '', zips }],
    shapes: { ...shapes, sources: [] } as unknown as CountyTopology,
    points: {},
    symbols: [],
  })!;
  return brotliCompressSync(drawn.files[0]!.text).length;
}

/** Without bends that are smaller than `least`, in square degrees. */
function countyShapesAt(
  all: Topology,
  county: string,
  { municipalities, land: around }: Others,
  least: number,
): Topology {
  const zips = shapesIn(all, 'zips').filter(isOf(county));
  const land = shapesIn(all, 'counties').find(isOf(county))!;
  const others = shapesIn(all, 'counties').filter((other) => other !== land);
  const frame = frameOf(feature(all, land) as Shape);
  const scale = Math.cos((((frame[1] + frame[3]) / 2) * Math.PI) / 180);

  const plain = simplify(all as never, least) as unknown as Topology;
  const rest = restOfLand(plain, [land, ...zips], sliver / kilometersInDegree ** 2 / scale);
  const bodies = simplifiedAlone(
    municipalities.features
      .filter((one) => one.properties.county!.split(', ').includes(county))
      .map((one) => withProperties(one, { name: one.properties.name!, type: one.properties.type! })),
    2 * least,
  );
  const shore = mesh(plain, all.objects.counties as never, (a, b) => a === b).coordinates;
  const objects = {
    zips: collection(
      zips.map((zip) => {
        const shape = feature(plain, zip) as Shape;
        return withProperties(shape, { zip: shape.properties.zip! });
      }),
    ),
    rest: { type: 'MultiPolygon' as const, coordinates: rest.map((ring) => [ring]) },
    beyond: collection([
      ...clippedAround(around, coarser * least, frame),
      ...others.flatMap((other) => {
        const shape = feature(plain, other) as Shape;
        return clipped(withProperties(shape, { name: `${shape.properties.county} County` }), frame);
      }),
    ]),
    ...(bodies.features.length > 0 && {
      bodies,
      lines: {
        type: 'MultiLineString' as const,
        coordinates: bodyLines(bodies, shore, feature(plain, land) as Shape),
      },
    }),
  };
  const step = Math.max(finestStep, gridStep * Math.sqrt(2 * least));
  const grid = {
    scale: [short(step / scale), short(step)] as [number, number],
    translate: [frame[0], frame[1]] as [number, number],
  };
  return { ...quantize(topology(objects as never) as never, grid as never), bbox: [...frame] };
}

function frameOf(land: Shape): Frame {
  const points = land.geometry.coordinates.flat(land.geometry.type === 'Polygon' ? 1 : 2) as Position[];
  const [xs, ys] = [points.map(([x]) => x!), points.map(([, y]) => y!)];
  const [west, east] = [xs.reduce((a, b) => Math.min(a, b)), xs.reduce((a, b) => Math.max(a, b))];
  const [south, north] = [ys.reduce((a, b) => Math.min(a, b)), ys.reduce((a, b) => Math.max(a, b))];
  return frameAround([west, south, east, north], (side) => margin * side);
}

const short = (degrees: number) => Number(degrees.toPrecision(6));

/** Clipped first: the land of a state is large, and little of it is seen. */
const clippedAround = ({ features }: Shapes, weight: number, frame: Frame): Shape[] => {
  const seen = features.flatMap((one) => clipped(withProperties(one, { name: '' }), frame));
  return seen.length > 0 ? simplifiedAlone(seen, weight).features : [];
};

function simplifiedAlone(features: Shape[], weight: number): Shapes {
  const own = presimplify(
    topology({ bodies: collection(features) } as never) as never,
    bend,
  ) as unknown as Topology;
  const plain = feature(
    simplify(own as never, weight) as never,
    own.objects.bodies as never,
  ) as unknown as Shapes;
  return collection(plain.features.filter(({ geometry }) => geometry.coordinates.length > 0));
}

const collection = (features: Shape[]): Shapes => ({ type: 'FeatureCollection', features });

const withProperties = ({ geometry }: Shape, properties: Record<string, string>): Shape => ({
  type: 'Feature',
  properties,
  geometry,
});
