import { groupBy } from '#lib/group-by.ts';
import type { LetterParts, Path } from '#lib/problem.ts';
import { pathInWords } from '../source.ts';

/** An entry of a list that a hyphen cuts in two: the paths of its halves. */
interface CutEntry {
  first: Path;
  second: Path;
  letter: LetterParts;
}

/** Finds them by the paths of missing names: what each half lacks, the other has, and they share no name. */
export function cutEntries(value: unknown, missing: readonly Path[]): CutEntry[] {
  const namesAt = (path: Path) =>
    Object.keys(path.reduce((at, step) => (at as Record<string, unknown>)[step], value) as object);
  const lacking = groupBy(missing, (path) => pathInWords(path.slice(0, -1)));
  return [...lacking.values()].flatMap((lacked) => {
    const second = lacked[0]!.slice(0, -1);
    const index = Number(second.at(-1));
    const first = [...second.slice(0, -1), index - 1];
    const lackedAbove = lacking.get(pathInWords(first));
    if (!lackedAbove) return [];
    const [above, below] = [namesAt(first), namesAt(second)];
    const fits =
      lackedAbove.every((path) => below.includes(String(path.at(-1)))) &&
      lacked.every((path) => above.includes(String(path.at(-1)))) &&
      !above.some((name) => below.includes(name));
    if (!fits) return [];
    const says = `The hyphen before "${below[0]}" begins a new entry, but the entry above it lacks this name.`;
    return [{ first, second, letter: [says, 'Write a space in place of the hyphen.'] }];
  });
}
