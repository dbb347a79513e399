import type { Problem } from '#lib/problem.ts';

/** Caches results for texts, so that unchanged texts are not processed again. */
export interface TextCache {
  /** `work` names the operation; results must not be modified. */
  get<T>(work: string, text: string, workOut: () => T | undefined): T | undefined;
}

/** Reads a text that may have mistakes. Those must be reported in every run, so only clean results are cached. */
export function readOnce<T>(
  textCache: TextCache,
  work: string,
  text: string,
  problems: Problem[],
  read: (found: Problem[]) => T | undefined,
): T | undefined {
  const found: Problem[] = [];
  let value: T | undefined;
  const known = textCache.get(work, text, () => {
    value = read(found);
    return found.length === 0 ? value : undefined;
  });
  // Pushed one by one, as there may be more than a call can take as arguments.
  for (const problem of found) problems.push(problem);
  return known ?? value;
}

export const noCache: TextCache = { get: (_work, _text, workOut) => workOut() };

/** In memory only, for several versions of the same data in one process. */
export function cacheInMemory(): TextCache {
  const known = new Map<string, unknown>();
  return {
    get<T>(work: string, text: string, workOut: () => T | undefined): T | undefined {
      const key = `${work}\0${text}`;
      const value = (known.get(key) as T | undefined) ?? workOut();
      known.set(key, value);
      return value;
    },
  };
}
