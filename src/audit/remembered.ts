/** The same text in memory of its own: a piece cut from a page would keep the whole page alive. */
export const ownCopy = (text: string): string => Buffer.from(text).toString();

/** Works out an answer once for each text, most of which stand on many pages; beyond `most` texts it begins anew. */
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
