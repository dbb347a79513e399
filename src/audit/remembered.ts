/** Copies a text: a substring would keep the whole page in memory. */
export const ownCopy = (text: string): string => Buffer.from(text).toString();

/** Memoizes a function of texts, most of which repeat on many pages; starts over after `most` texts. */
export function remembered<A extends NonNullable<unknown>>(
  workOut: (text: string) => A,
  most = Infinity,
): (text: string) => A {
  const answers = new Map<string, A>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    if (answers.size >= most) answers.clear();
    const own = ownCopy(text);
    const answer = workOut(own);
    answers.set(own, answer);
    return answer;
  };
}
