import { feature, mesh, quantize } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, simplify } from 'topojson-simplify';
import type { Topology } from 'topojson-specification';
import { type Bounds, mapBounds } from '#maps/grid.ts';
import { bodyLines } from './body-lines.ts';
import { boundsOf, clipped, collection, type Others, type Shape, type Shapes } from './map-shapes.ts';
import { landWithoutZips } from './land-without-zips.ts';
import { bend, isOfCounty, shapesIn, surroundingsFactor } from './weights.ts';

/** Room around the county, as a share of its larger side. */
const margin = 0.06;

/** Largest step of the coordinate grid, as a share of the smallest bend kept. */
const gridStep = 0.35;

/** In degrees of latitude; about four meters. */
const finestStep = 3.6e-5;

const kilometersInDegree = 111.2;

/** Land without a ZIP below this size, in square kilometers, is only a mismatch between two maps. */
const sliver = 0.03;

/** The map of one county, without bends smaller than `least`, in square degrees. */
export function simplifiedCounty(
  all: Topology,
  county: string,
  { municipalities, land: around, kind }: Others,
  least: number,
): Topology {
  const zips = shapesIn(all, 'zips').filter(isOfCounty(county));
  const land = shapesIn(all, 'counties').find(isOfCounty(county))!;
  const others = shapesIn(all, 'counties').filter((other) => other !== land);
  const bounds = mapBounds(boundsOf((feature(all, land) as Shape).geometry), (side) => margin * side);
  const scale = Math.cos((((bounds[1] + bounds[3]) / 2) * Math.PI) / 180);

  const plain: Topology = simplify(all as never, least);
  const rest = landWithoutZips(plain, [land, ...zips], sliver / kilometersInDegree ** 2 / scale);
  const bodies = bodiesOf(municipalities, county, least);
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
      ...clippedAround(around, surroundingsFactor * least, bounds),
      ...others.flatMap((other) => {
        const shape = feature(plain, other) as Shape;
        return clipped(withProperties(shape, { name: shape.properties.county! + kind }), bounds);
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
    translate: [bounds[0], bounds[1]] as [number, number],
  };
  return { ...quantize(topology(objects) as never, grid), bbox: [...bounds] };
}

/** The cities, towns and villages of a county, including those that extend into another. */
const bodiesOf = ({ features }: Shapes, county: string, least: number): Shapes =>
  simplifiedAlone(
    features
      .filter(({ properties }) => properties.county!.split(', ').includes(county))
      .map((one) => withProperties(one, { name: one.properties.name!, type: one.properties.type! })),
    2 * least,
  );

const short = (degrees: number) => Number(degrees.toPrecision(6));

/** Clips before it simplifies: a state's land is large, and little of it is seen. */
const clippedAround = ({ features }: Shapes, weight: number, bounds: Bounds): Shape[] => {
  const seen = features.flatMap((one) => clipped(withProperties(one, { name: '' }), bounds));
  return seen.length > 0 ? simplifiedAlone(seen, weight).features : [];
};

function simplifiedAlone(features: Shape[], weight: number): Shapes {
  const own = presimplify(topology({ bodies: collection(features) }) as never, bend);
  const plain = feature(simplify(own, weight), own.objects.bodies as never) as unknown as Shapes;
  return collection(plain.features.filter(({ geometry }) => geometry.coordinates.length > 0));
}

const withProperties = ({ geometry }: Shape, properties: Record<string, string>): Shape => ({
  type: 'Feature',
  properties,
  geometry,
});
