import type { z } from 'zod';
import { milesBetween } from '#lib/geo/geo.ts';
import { positionAt, type Problem } from '#lib/problem.ts';
import { counted } from '#lib/text.ts';
import { arcsOf, boundsOfZips } from '#maps/areas.ts';
import type { County } from '../content.ts';
import { partsOfLetter } from '../schemas/common/letter.ts';
import { shapesSchema } from '../schemas/places/shapes.ts';
import { pathOf } from '../schema-at.ts';
import { pathInWords } from '../source.ts';
import { usStates, type UsStateCode } from '#lib/geo/us-states.ts';

/** Optional, with a file for each county. */
export const shapesFolder = 'places/shapes/';
export const shapesFile = (slug: string) => `${shapesFolder}${slug}.json`;

export type CountyShapes = z.output<typeof shapesSchema>;

/** In miles; a ZIP's point may be this far outside its shape, as in a bay. */
const outside = 3;

const damaged = 'This file is damaged: something is missing here, or something is here that does not belong.';
const remake = 'Make the file again with "npm run shapes", or restore it from the last commit.';

/** The shapes of a county; undefined if the file has mistakes, each of which becomes a problem. */
export function readShapes(
  file: string,
  text: string,
  county: County,
  { state, misplaced }: { state: UsStateCode | undefined; misplaced: ReadonlySet<string> },
  problems: Problem[],
): CountyShapes | undefined {
  const before = problems.length;
  const tell = (at: number, path: string, says: string, fix: string) =>
    void problems.push({ file, ...positionAt(text, at), path, says, fix });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const at = Number(/position (\d+)/.exec((error as Error).message)?.[1] ?? text.length);
    return tell(at, '', damaged, remake);
  }
  const { data: shapes, error } = shapesSchema.safeParse(value);
  if (!shapes) {
    for (const issue of error.issues.slice(0, mostTold)) {
      const path = pathInWords(pathOf(issue));
      const [says, fix] = partsOfLetter(issue.message) ?? [
        `No map can be drawn from ${path ? `"${path}"` : 'this file'}. ${issue.message}`,
        remake,
      ];
      tell(whereIs(text, issue.path.at(-1)), path, says, fix);
    }
    return undefined;
  }
  const lost = shapesIn(shapes.objects)
    .flatMap(arcsOf)
    .find((arc) => !shapes.arcs[arc]);
  if (lost !== undefined) {
    const says = `A shape uses border line ${lost}, but the file has only ${counted(shapes.arcs.length, 'border line', 'border lines')}.`;
    return tell(0, 'arcs', says, remake);
  }
  const lies = state && liesOutside(shapes.bbox, state);
  if (lies) {
    const fix = `In shapes the longitude comes first, then the latitude. ${remake}`;
    return tell(whereIs(text, 'bbox'), 'bbox', lies, fix);
  }
  checkZipShapes(shapes, county, misplaced, (zip, says, fix) =>
    tell(whereIs(text, zip), `zips ${zip}`, says, fix),
  );
  return problems.length > before ? undefined : shapes;
}

const mostTold = 5;

function liesOutside(
  [west, south, east, north]: CountyShapes['bbox'],
  state: UsStateCode,
): string | undefined {
  const { name, middle, reach } = usStates[state];
  if (west >= east || south >= north) return 'West and east, or south and north, are swapped here.';
  const miles = milesBetween([(south + north) / 2, (west + east) / 2], middle);
  return miles > reach
    ? `These shapes are ${counted(Math.round(miles), 'mile', 'miles')} from the center of ${name}.`
    : undefined;
}

function checkZipShapes(
  shapes: CountyShapes,
  { name, cities, points }: County,
  misplaced: ReadonlySet<string>,
  tell: (zip: string, says: string, fix: string) => void,
): void {
  const listed = new Set(cities.flatMap(({ zips }) => zips));
  const seen = new Set<string>();
  for (const { zip, bounds } of boundsOfZips(shapes)) {
    if (!listed.has(zip)) {
      // Reported in the county's file already, or in the one that it is wrongly listed in.
      if (zip in points || misplaced.has(zip)) continue;
      tell(
        zip,
        `${zip} has a shape here, but no city of ${name} lists it.`,
        "Add it to its city in the county's file, or delete this shape.",
      );
    } else if (seen.has(zip)) tell(zip, `${zip} has two shapes.`, 'Delete one of them.');
    seen.add(zip);
    const point = points[zip];
    if (!point) continue;
    const [west, south, east, north] = bounds;
    const near = [
      Math.min(Math.max(point[0], south), north),
      Math.min(Math.max(point[1], west), east),
    ] as const;
    const miles = milesBetween(point, near);
    if (miles > outside) {
      tell(
        zip,
        `The shape of ${zip} is ${counted(Math.round(miles), 'mile', 'miles')} from its point in the county's file.`,
        'One of the two is wrong. In shapes the longitude comes first, in points the latitude.',
      );
    }
  }
}

const shapesIn = (objects: CountyShapes['objects']): { arcs: unknown[] }[] =>
  Object.values(objects).flatMap((object): { arcs: unknown[] }[] =>
    'geometries' in object ? object.geometries : [object],
  );

/** The likely position of the last name or value of a path, as JSON parsers do not tell. */
function whereIs(text: string, name: PropertyKey | undefined): number {
  return typeof name === 'string' ? Math.max(0, text.indexOf(`"${name}"`)) : 0;
}
