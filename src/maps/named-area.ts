import { clipPolygon } from 'lineclip';
import { middleOf, type Polygons } from './areas.ts';
import { type Box, boxAround, encloses, overlap, type Spot } from './grid.ts';
import type { MapName } from './names.ts';

/** Something with a name and an extent. */
export interface NamedArea {
  kind: MapName['kind'];
  text: string;
  area: Polygons;
  box: Box;
  middle: { spot: Spot; room: number };
}

export const namedArea = (kind: MapName['kind'], text: string, area: Polygons): NamedArea => ({
  kind,
  text,
  area,
  box: boxAround(area.flat(2)),
  middle: middleOf(area),
});

/** The name goes in the visible part of a place, as the middle of a town is often outside the map. */
export function nameIn({ kind, text, area, box, middle }: NamedArea, view: Box): MapName[] {
  if (!overlap(box, view)) return [];
  const part = encloses(view, box) ? middle : middleSeen(area, view);
  return part ? [{ kind, text, ...part }] : [];
}

function middleSeen(area: Polygons, view: Box) {
  const parts = area
    .map((rings) => rings.map((ring) => clipPolygon(ring, view)))
    .filter(([outer]) => outer!.length > 0);
  return parts.length > 0 ? middleOf(parts) : undefined;
}
