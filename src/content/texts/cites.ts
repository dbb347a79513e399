import type { Cites } from '../content.ts';
import { pathInWords, type Source } from '../source.ts';

/** The facts used by the texts of a file, before placeholders are filled. */
export const citesOf = ({ value, body }: Pick<Source, 'value' | 'body'>): Cites =>
  citesIn({ ...value, body });

/** The facts used by a list entry. */
export const citesIn = (entry: unknown): Cites =>
  Object.fromEntries(
    Object.entries(entry as object)
      .flatMap(([part, texts]): [part: string, texts: unknown][] => [
        [part, texts],
        ...below(texts).map(([key, text]): [string, unknown] => [pathInWords([part, key]), text]),
      ])
      .map(([part, texts]) => [part, factsIn(texts)] as const)
      .filter(([, facts]) => facts.length > 0),
  );

function below(value: unknown): [key: string | number, value: unknown][] {
  if (Array.isArray(value)) return [...value.entries()];
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function factsIn(texts: unknown): string[] {
  const written = typeof texts === 'string' ? texts : JSON.stringify(texts);
  return [...new Set([...written.matchAll(/\{(?:fact|value):([a-z0-9-]+)\}/g)].map(([, id]) => id!))];
}
