import type { Problem } from '#lib/problem.ts';

/** Keeps what was worked out from texts, so that a text that has not changed is not read again. */
export interface TextCache {
  /** `work` names what is done with the text; nobody may change the result. */
  get<T>(work: string, text: string, workOut: () => T | undefined): T | undefined;
}

/** Reads a text that may hold mistakes. They are reported in every run, so only what has none is kept. */
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
  // There may be more of them than one call takes arguments.
  for (const problem of found) problems.push(problem);
  return known ?? value;
}

export const noCache: TextCache = { get: (_work, _text, workOut) => workOut() };

/** Lasts as long as the process, for versions of the same data most of whose texts are equal. */
export function cacheInMemory(): TextCache {
  const known = new Map<string, unknown>();
  return {
    get<T>(work: string, text: string, workOut: () => T | undefined): T | undefined {
      const key = `${work}\0${text}`;
      const value = (known.get(key) as T | undefined) ?? workOut();
      if (value !== undefined) known.set(key, value);
      return value;
    },
  };
}
