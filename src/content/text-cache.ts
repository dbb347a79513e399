/** Keeps what was worked out from texts, so that a text that has not changed is not read again. */
export interface TextCache {
  /** `work` names what is done with the text; nobody may change the result. */
  get<T>(work: string, text: string, workOut: () => T | undefined): T | undefined;
}

/** Caches nothing. */
export const noCache: TextCache = { get: (_work, _text, workOut) => workOut() };

/** Lasts as long as the process, for versions of the same data most of whose texts are equal. */
export function cacheInMemory(): TextCache {
  const known = new Map<string, unknown>();
  return {
    get<T>(work: string, text: string, workOut: () => T | undefined): T | undefined {
      const key = `${work}\0${text}`;
      if (!known.has(key)) known.set(key, workOut());
      return known.get(key) as T | undefined;
    },
  };
}
