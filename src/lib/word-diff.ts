/** A stretch of words that both texts have, or only one of them. */
export interface Stretch {
  kind: 'both' | 'left' | 'right';
  words: string[];
}

/** Beyond so many differing words two texts have little in common, and are shown as wholly different. */
const differencesAtMost = 800;

/** The shortest way from one text to the other, word by word (Myers' algorithm). */
export function diffWords(left: readonly string[], right: readonly string[]): Stretch[] {
  const trace = findWay(left, right);
  if (!trace) {
    return [
      { kind: 'left', words: [...left] },
      { kind: 'right', words: [...right] },
    ];
  }
  return followBack(trace, left, right);
}

/** Index of a diagonal, which may be negative. */
const at = (diagonal: number) => diagonal + differencesAtMost + 1;

/** Whether the best way onto a diagonal takes a word of the right text rather than of the left. */
const takesRight = (ends: Int32Array, diagonal: number, differences: number) =>
  diagonal === -differences ||
  (diagonal !== differences && ends[at(diagonal - 1)]! < ends[at(diagonal + 1)]!);

/** For each number of differences, how far into the left text each diagonal reached before it. */
function findWay(left: readonly string[], right: readonly string[]): Int32Array[] | undefined {
  const ends = new Int32Array(2 * differencesAtMost + 3);
  const trace: Int32Array[] = [];
  for (let differences = 0; differences <= differencesAtMost; differences++) {
    trace.push(ends.slice());
    for (let diagonal = -differences; diagonal <= differences; diagonal += 2) {
      let x = takesRight(ends, diagonal, differences) ? ends[at(diagonal + 1)]! : ends[at(diagonal - 1)]! + 1;
      while (x < left.length && x - diagonal < right.length && left[x] === right[x - diagonal]) x++;
      ends[at(diagonal)] = x;
      if (x >= left.length && x - diagonal >= right.length) return trace;
    }
  }
  return undefined;
}

function followBack(
  trace: readonly Int32Array[],
  left: readonly string[],
  right: readonly string[],
): Stretch[] {
  const stretches: Stretch[] = [];
  const add = (kind: Stretch['kind'], word: string) => {
    const last = stretches.at(-1);
    if (last?.kind === kind) last.words.push(word);
    else stretches.push({ kind, words: [word] });
  };
  let x = left.length;
  let y = right.length;
  for (let differences = trace.length - 1; differences >= 0; differences--) {
    const ends = trace[differences]!;
    const fromRight = takesRight(ends, x - y, differences);
    const fromX = differences === 0 ? 0 : ends[at(x - y + (fromRight ? 1 : -1))]!;
    const fromY = differences === 0 ? 0 : fromX - (x - y + (fromRight ? 1 : -1));
    while (x > fromX && y > fromY) {
      add('both', left[--x]!);
      y--;
    }
    if (differences === 0) break;
    if (fromRight) add('right', right[--y]!);
    else add('left', left[--x]!);
  }
  // Found from the end to the beginning.
  return stretches.reverse().map(({ kind, words }) => ({ kind, words: words.reverse() }));
}
