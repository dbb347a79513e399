import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { shapesSchema } from '#content/schemas/places/shapes.ts';
import { listInWords } from '#lib/text.ts';
import { WrongUsage } from '../command-line/wrong-usage.mjs';
import type { Shapes } from './map-shapes.ts';

const geometry = z.object({
  type: z.enum(['Polygon', 'MultiPolygon']),
  coordinates: z.array(z.array(z.unknown()).min(1)).min(1),
});

/** GeoJSON whose polygons all have the properties of these names. */
export function readPolygons(file: string, names: readonly string[]): Shapes {
  const properties = z.object(Object.fromEntries(names.map((name) => [name, z.string().min(1)])));
  const polygons = z.object({
    type: z.literal('FeatureCollection'),
    features: z.array(z.object({ properties: names.length > 0 ? properties : z.unknown(), geometry })).min(1),
  });
  const wanted = names.length > 0 ? ` with ${listInWords(names)} among their properties` : '';
  return read<Shapes>(file, polygons, `polygons in GeoJSON${wanted}`);
}

/** What the shapes are taken from. */
export const readSources = (file: string) =>
  read<unknown>(file, shapesSchema.shape.sources, 'a list with name, what, license and date of each source');

function read<T>(file: string, schema: z.ZodType, wanted: string): T {
  const value = parsed(file);
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  if (!issue) return value as T;
  const at = issue.path.length > 0 ? `${issue.path.join('.')}: ` : '';
  throw new WrongUsage(`${file} does not hold ${wanted}.\n(${at}${issue.message})`);
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) throw new WrongUsage(`${file} is not JSON.\n(${error.message})`);
    throw error;
  }
}
