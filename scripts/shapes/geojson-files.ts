import path from 'node:path';
import { pathOf } from '#content/schema-at.ts';
import { pathInWords } from '#content/source.ts';
import { readText } from '#content/files/read-text.ts';
import { partsOfLetter } from '#content/schemas/common/letter.ts';
import { zipCode } from '#content/schemas/common/values.ts';
import { shapesSchema } from '#content/schemas/places/shapes.ts';
import { problemOfFile, type LetterParts, type Problem } from '#lib/problem.ts';
import { listInWords } from '#lib/text.ts';
import { collection, type Shape, type Shapes } from './map-shapes.ts';
import { readShape, seen } from './read-shape.ts';

const asGeoJson = 'Export it as a GeoJSON FeatureCollection.';

/** Reads GeoJSON polygons that must have these properties; adds a problem for each mistake. */
export function readPolygons(file: string, names: readonly string[], problems: Problem[]): Shapes {
  const value = readJson(file, asGeoJson, problems);
  if (value === undefined) return collection([]);
  const wrong = wrongWithCollection(value);
  if (wrong) {
    problems.push(problemOfFile(file, wrong));
    return collection([]);
  }
  const { features } = value as { features: unknown[] };
  return collection(
    features.flatMap((feature, i): Shape[] => {
      const { id, properties, geometry } = Object(feature) as Record<string, unknown>;
      const known = Object(properties) as Record<string, unknown>;
      const named = names.map((name) => [name, readName(name, known[name])] as const);
      const { shape, wrong } = readShape(geometry);
      const letters = [
        ...named.flatMap(([name, value]) => (value === undefined ? [wrongWithName(name, known, names)] : [])),
        ...(wrong ? [wrong] : []),
      ];
      const name = id ?? known[names[0]!];
      const path = `features[${i}]${name === undefined ? '' : ` (${seen(name)})`}`;
      problems.push(...letters.map((letter) => ({ ...problemOfFile(file, letter), path })));
      if (!shape || letters.length > 0) return [];
      return [
        { type: 'Feature', properties: Object.fromEntries(named) as Shape['properties'], geometry: shape },
      ];
    }),
  );
}

export function readMapSources(file: string, problems: Problem[]): unknown {
  const wanted = 'a list with name, what, license and date of each source';
  const value = readJson(file, `Write ${wanted}.`, problems);
  if (value === undefined) return undefined;
  const [issue] = shapesSchema.shape.sources.safeParse(value).error?.issues ?? [];
  if (issue) {
    const letter = partsOfLetter(issue.message) ?? [
      `This is not ${wanted}. (${issue.message})`,
      'Write each as { "name": "US Census Bureau", "what": …, "license": …, "date": "2020" }.',
    ];
    problems.push({ ...problemOfFile(file, letter), path: pathInWords(pathOf(issue)) });
  }
  return value;
}

/** Returns undefined, with a problem, where the file is not JSON. */
function readJson(file: string, fix: string, problems: Problem[]): unknown {
  const text = readText(path.dirname(file), path.basename(file), problems, Infinity);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const why = (error as Error).message.replace(/\s+/g, ' ');
    const says = text.trim() === '' ? 'The file is empty.' : `This is not JSON. (${why})`;
    problems.push(problemOfFile(file, [says, fix]));
    return undefined;
  }
}

function wrongWithCollection(value: unknown): LetterParts | undefined {
  const { type, features } = Object(value) as { type?: unknown; features?: unknown };
  if (type !== 'FeatureCollection' || !Array.isArray(features))
    return [`This is not a FeatureCollection: its type is ${seen(type)}.`, asGeoJson];
  return features.length > 0 ? undefined : ['It has no features.', asGeoJson];
}

/** Many programs treat a ZIP code as a number, and lose its leading zeros. */
function readName(name: string, value: unknown): string | undefined {
  const isNumber = name === 'zip' && typeof value === 'number';
  const text = isNumber ? String(value).padStart(5, '0') : typeof value === 'string' ? value.trim() : '';
  return (name === 'zip' ? zipCode.safeParse(text).success : text !== '') ? text : undefined;
}

function wrongWithName(
  name: string,
  known: Readonly<Record<string, unknown>>,
  names: readonly string[],
): LetterParts {
  const own = Object.keys(known);
  const needed = `Each feature needs ${listInWords(names.map((one) => `"${one}"`))} in its properties.`;
  if (!Object.hasOwn(known, name))
    return [`It has no "${name}"${own.length > 0 ? `, but ${seen(own.join(', '))}` : ''}.`, needed];
  return name === 'zip'
    ? [`Its "zip" is ${seen(known[name])}, which is not a ZIP code.`, 'Write five digits, such as "10001".']
    : [`Its "${name}" is ${seen(known[name])}.`, needed];
}
