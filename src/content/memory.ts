/** Remembers what was worked out from a text, so that a text that has not changed costs nothing. */
export interface Memory {
  /** `work` says what is done with the text; the result must not be changed by anybody. */
  recall<T>(work: string, text: string, workOut: () => T | undefined): T | undefined;
}

/** Does everything anew. */
export const forgetful: Memory = { recall: (_work, _text, workOut) => workOut() };

/** For two versions of the same data, most of whose texts are equal. */
export function remembering(): Memory {
  const known = new Map<string, unknown>();
  return {
    recall<T>(work: string, text: string, workOut: () => T | undefined): T | undefined {
      const key = `${work}\0${text}`;
      if (!known.has(key)) known.set(key, workOut());
      return known.get(key) as T | undefined;
    },
  };
}
