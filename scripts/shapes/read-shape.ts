import type { MultiPolygon, Polygon, Position } from 'geojson';
import { z } from 'zod';
import type { LetterParts } from '#lib/problem.ts';

/** A ring ends at its first point, so a triangle has four. */
const polygons = z.array(z.array(z.array(z.unknown()).min(4)).min(1)).min(1);
const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), coordinates: polygons.element }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: polygons }),
]);

/** The shape of a feature without altitudes, or the first mistake in it. */
export function readShape(
  written: unknown,
): { shape: Polygon | MultiPolygon; wrong?: undefined } | { shape?: undefined; wrong: LetterParts } {
  const { data, error } = geometry.safeParse(written);
  if (!data) return { wrong: wrongWithKind(written, error.issues) };
  const all = (data.type === 'Polygon' ? [data.coordinates] : data.coordinates) as Position[][][];
  const wrong = firstWrong(all.flat(), wrongWithRing);
  if (wrong) return { wrong };
  const [first, ...others] = all.map((rings) => rings.map((ring) => ring.map(([x, y]) => [x!, y!])));
  return {
    shape:
      data.type === 'Polygon'
        ? { type: 'Polygon', coordinates: first! }
        : { type: 'MultiPolygon', coordinates: [first!, ...others] },
  };
}

function wrongWithKind(written: unknown, [issue]: z.core.$ZodIssue[]): LetterParts {
  if (written === null || written === undefined)
    return ['It has no geometry.', 'Draw its shape, or delete the feature.'];
  if (issue?.path[0] === 'coordinates')
    return [
      'Its coordinates are not rings of at least four points.',
      'Export it again as a Polygon or a MultiPolygon.',
    ];
  const { type } = Object(written) as { type?: unknown };
  return [`Its geometry is ${seen(type)}, but maps need areas.`, 'Export it as a Polygon or a MultiPolygon.'];
}

function wrongWithRing(ring: Position[]): LetterParts | undefined {
  const wrong = firstWrong(ring, wrongWithPoint);
  if (wrong) return wrong;
  const [start, end] = [ring[0]!, ring.at(-1)!];
  if (start[0] === end[0] && start[1] === end[1]) return undefined;
  return [
    `One of its rings begins at ${seen(start)} and ends at ${seen(end)}.`,
    'End each ring at the point where it begins.',
  ];
}

function wrongWithPoint(point: unknown): LetterParts | undefined {
  const [x, y] = Array.isArray(point) ? (point as unknown[]) : [];
  if (typeof x !== 'number' || typeof y !== 'number')
    return [
      `One of its points is ${seen(point)}.`,
      'Write each point as longitude and latitude, two numbers without quotes.',
    ];
  if (Math.abs(x) <= 180 && Math.abs(y) <= 90) return undefined;
  if (Math.abs(x) <= 90 && Math.abs(y) <= 180)
    return [
      `One of its points is ${seen(point)}, which has the latitude first.`,
      `Write the longitude first, as in ${seen([y, x])}.`,
    ];
  return [
    `One of its points is ${seen(point)}, which is not a longitude and latitude; it may be in feet or meters.`,
    'Export it in longitude and latitude (WGS 84, EPSG:4326).',
  ];
}

function firstWrong<T>(
  list: readonly T[],
  look: (item: T) => LetterParts | undefined,
): LetterParts | undefined {
  for (const item of list) {
    const wrong = look(item);
    if (wrong) return wrong;
  }
  return undefined;
}

const longest = 60;

/** A value as JSON, cut where it is long. */
export function seen(value: unknown): string {
  const text = value === undefined ? 'missing' : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
