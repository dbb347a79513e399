import type { Point } from '#lib/geo/geo.ts';
import type { BaseMap } from './base-map.ts';
import { mapBounds, boundsOfPoints, gridOf, spotOn } from './grid.ts';
import { areaId } from './part-ids.ts';
import { dotPath, svgPath } from './svg.ts';

/** Margin around points, as a share of the larger side, and its minimum in degrees. */
const margin = 0.16;
const leastMargin = 0.02;
const unitsHigh = 1000;

/** Without shapes, draws ZIPs as points; undefined for one or two, which make no map. */
export function drawPoints(points: Record<string, Point>): BaseMap | undefined {
  const all = Object.values(points);
  if (all.length < 3) return undefined;
  const bounds = mapBounds(boundsOfPoints(all)!, (side) => Math.max(margin * side, leastMargin));
  const grid = gridOf(bounds, (bounds[3] - bounds[1]) / unitsHigh);
  const dots = Object.entries(points).map(([zip, point]) => ({ zip, spot: spotOn(grid, point) }));
  return {
    grid,
    shows: 'points',
    beyond: [],
    credits: [],
    layers: [
      `<g id="land">${dots.map(({ zip, spot }) => svgPath(dotPath([spot]), areaId(zip))).join('')}</g>`,
    ],
    places: [],
    bodies: [],
    lines: [],
    localities: [],
    dots: dots.map(({ zip, spot }) => ({ kind: 'zip', text: zip, spot, isBeside: true })),
    zips: {},
  };
}
