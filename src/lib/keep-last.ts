/**
 * The same function with its last result kept: pages about one thing follow each other, and each asks for
 * what the ones before asked for.
 */
export function keepLast<Args extends readonly object[], Result>(
  work: (...args: Args) => Result,
): (...args: Args) => Result {
  let last: { args: Args; result: Result } | undefined;
  return (...args) => {
    const same = last?.args.every((arg, i) => arg === args[i]);
    if (!last || !same) last = { args, result: work(...args) };
    return last.result;
  };
}
