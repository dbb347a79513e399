import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import { arcsOf, ringSize } from '#maps/areas.ts';
import type { Area } from './weights.ts';

type Ring = [number, number][];

/**
 * The land of a county that none of its ZIPs covers, as rings to fill by the even-odd rule. Its borders are those that
 * only the land or only one ZIP has. Both maps agree except for slivers, which are dropped.
 */
export function landWithoutZips(topology: Topology, shapes: Area[], leastArea: number): Ring[] {
  const times = new Map<number, number>();
  for (const arc of shapes.flatMap(arcsOf)) times.set(arc, (times.get(arc) ?? 0) + 1);
  const lines = [...times].filter(([, count]) => count % 2 === 1).map(([arc]) => lineOf(topology, arc));
  return ringsFrom(lines).filter((ring) => isLand(ring, leastArea));
}

function lineOf(topology: Topology, arc: number): Ring {
  const { geometry } = feature(topology, { type: 'LineString', arcs: [arc] });
  return geometry.coordinates as Ring;
}

/** Joins lines at their ends. An even number of lines meets at each, so every walk returns to its start. */
function ringsFrom(lines: readonly Ring[]): Ring[] {
  const at = new Map<string, Set<Ring>>();
  const ends = (line: Ring) => [line[0]!.join(), line.at(-1)!.join()] as const;
  for (const line of lines) for (const end of ends(line)) at.set(end, (at.get(end) ?? new Set()).add(line));
  const take = (end: string): Ring | undefined => {
    const line = [...(at.get(end) ?? [])][0];
    if (line) for (const one of ends(line)) at.get(one)!.delete(line);
    return line && (line[0]!.join() === end ? line : line.toReversed());
  };
  const rings: Ring[] = [];
  for (const start of at.keys()) {
    for (let line = take(start); line; line = take(start)) {
      const ring = [...line];
      while (ring.at(-1)!.join() !== start) ring.push(...take(ring.at(-1)!.join())!.slice(1));
      rings.push(ring);
    }
  }
  return rings;
}

/**
 * Pairs of a size, in sizes of the least area, and the least share of the squared length that it must be. A city block
 * with its own ZIP is small, but about as wide as long; a thread along a county line is not land.
 */
const widths = [
  [0.1, 0.025],
  [1, 0.005],
  [10, 0],
] as const;

function isLand(ring: Ring, leastArea: number): boolean {
  const length = ring
    .slice(1)
    .reduce((sum, [x, y], i) => sum + Math.hypot(x - ring[i]![0], y - ring[i]![1]), 0);
  const size = ringSize(ring);
  return widths.some(([least, width]) => size >= least * leastArea && size / length ** 2 >= width);
}
