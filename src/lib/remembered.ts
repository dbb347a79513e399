/** Copies a text: a substring would keep the whole page in memory. */
export const ownCopy = (text: string): string => Buffer.from(text).toString();

/** Memoizes a function of texts or pages, most of which are asked for repeatedly; starts over after `most` of them. */
export function remembered<K extends string | number, A extends NonNullable<unknown>>(
  compute: (key: K) => A,
  most = Infinity,
): (key: K) => A {
  const answers = new Map<K, A>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    if (answers.size >= most) answers.clear();
    const own = typeof key === 'string' ? (ownCopy(key) as K) : key;
    const answer = compute(own);
    answers.set(own, answer);
    return answer;
  };
}

/** Memoizes a function of an object for as long as the object lives. */
export function rememberedFor<O extends object, A extends NonNullable<unknown>>(
  compute: (of: O) => A,
): (of: O) => A {
  const answers = new WeakMap<O, A>();
  return (of) => {
    const known = answers.get(of);
    if (known !== undefined) return known;
    const answer = compute(of);
    answers.set(of, answer);
    return answer;
  };
}
