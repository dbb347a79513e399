import { z } from 'zod';
import { letter } from '../common/letter.ts';
import { line, text } from '../common/texts.ts';
import { zipCode } from '../common/values.ts';

const step = z.tuple([z.int(), z.int()]);
const arc = z.int();
const polygon = z.object({ type: z.literal('Polygon'), arcs: z.array(z.array(arc)) });
const polygons = z.object({ type: z.literal('MultiPolygon'), arcs: z.array(z.array(z.array(arc))) });
const lines = z.object({ type: z.literal('MultiLineString'), arcs: z.array(z.array(arc)) });

const areas = <P extends z.ZodType>(properties: P) =>
  z.object({
    type: z.literal('GeometryCollection'),
    geometries: z.array(
      z.discriminatedUnion('type', [polygon.extend({ properties }), polygons.extend({ properties })]),
    ),
  });

const source = z.strictObject({
  name: line('Who made it, as it is printed below the map', 'US Census Bureau'),
  what: line('What was taken from there', 'ZIP Code Tabulation Areas of 2020'),
  license: line('On what terms', 'public domain'),
  date: line('Of when it is', '2020'),
});

/**
 * data/places/shapes/<county-slug>.json: TopoJSON, in which a border that two shapes share is written once. `bbox` is
 * what a map of the county shows.
 */
export const shapesSchema = z.object({
  type: z.literal('Topology'),
  sources: z
    .array(source)
    .min(
      1,
      letter(
        'No source is named.',
        'Say whose maps these are, what was taken from them, under what terms and from what date.',
      ),
    ),
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  transform: z.object({
    scale: z.tuple([z.number().positive(), z.number().positive()]),
    translate: z.tuple([z.number(), z.number()]),
  }),
  objects: z.object({
    /** With ZIPs of other counties on its border. */
    zips: areas(z.object({ zip: zipCode, across: z.array(zipCode).optional() })),
    /** Land of the county without a ZIP of the site. */
    rest: polygons,
    /** Counties around, as far as the map shows them, and other land without a name. */
    beyond: areas(z.object({ name: z.string() })),
    /** Cities, towns and villages, and the lines between them. */
    bodies: areas(z.object({ name: text, type: text })).optional(),
    lines: lines.optional(),
  }),
  arcs: z.array(z.array(step).min(2)),
});
