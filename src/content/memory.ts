/** Remembers what was worked out from a text, so that a text that has not changed costs nothing. */
export interface Memory {
  /** `work` says what is done with the text; the result must not be changed by anybody. */
  recall<T>(work: string, text: string, doIt: () => T | undefined): T | undefined;
}

/** Does everything anew. */
export const forgetful: Memory = { recall: (_work, _text, doIt) => doIt() };

/** For two versions of the same data, most of whose texts are equal. */
export function remembering(): Memory {
  const known = new Map<string, unknown>();
  return {
    recall<T>(work: string, text: string, doIt: () => T | undefined): T | undefined {
      const key = `${work}\0${text}`;
      if (!known.has(key)) known.set(key, doIt());
      return known.get(key) as T | undefined;
    },
  };
}
