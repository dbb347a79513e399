import type { Cites } from '../content.ts';
import type { Path } from '#lib/problem.ts';
import { pathInWords, type Source } from '../source.ts';

/** The facts used by the texts of a file, before placeholders are filled. */
export const citesOf = ({ value, body }: Pick<Source, 'value' | 'body'>): Cites =>
  citesIn({ ...value, body });

/** The facts used by a list entry, by the path of each part that uses any: of a list and of each text in it. */
export const citesIn = (entry: unknown): Cites =>
  Object.fromEntries(
    partsBelow(entry, [])
      .map(([path, texts]) => [pathInWords(path), factsIn(texts)] as const)
      .filter(([, facts]) => facts.length > 0),
  );

function partsBelow(value: unknown, at: Path): [path: Path, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  const steps: [Path[number], unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return steps.flatMap(([step, part]) => {
    const path = [...at, step];
    return [[path, part], ...partsBelow(part, path)];
  });
}

function factsIn(texts: unknown): string[] {
  const written = typeof texts === 'string' ? texts : JSON.stringify(texts);
  return [...new Set([...written.matchAll(/\{(?:fact|value):([a-z0-9-]+)\}/g)].map(([, id]) => id!))];
}
