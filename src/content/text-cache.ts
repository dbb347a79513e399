import type { Problem } from '#lib/problem.ts';

/** Caches results for texts, so that unchanged texts are not processed again. */
export interface TextCache {
  /** `operation` names what is computed; results must not be modified, and undefined is not kept. */
  get<T>(operation: string, text: string, compute: () => T): T;
}

/** Reads a text that may have mistakes. Those must be reported in every run, so only clean results are cached. */
export function readCached<T>(
  textCache: TextCache,
  operation: string,
  text: string,
  problems: Problem[],
  read: (found: Problem[]) => T | undefined,
): T | undefined {
  const found: Problem[] = [];
  let value: T | undefined;
  const known = textCache.get(operation, text, () => {
    value = read(found);
    return found.length === 0 ? value : undefined;
  });
  // Pushed one by one, as there may be more than a call can take as arguments.
  for (const problem of found) problems.push(problem);
  return known ?? value;
}

export const noCache: TextCache = { get: (_operation, _text, compute) => compute() };

/** In memory only, for several versions of the same data in one process. */
export function cacheInMemory(): TextCache {
  const known = new Map<string, unknown>();
  return {
    get<T>(operation: string, text: string, compute: () => T): T {
      const key = `${operation}\0${text}`;
      const value = (known.get(key) as T | undefined) ?? compute();
      known.set(key, value);
      return value;
    },
  };
}
