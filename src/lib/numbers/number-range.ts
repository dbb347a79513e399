/** "005-007" is 005, 006 and 007; a number alone is itself. */
export function numbersOf(range: string): string[] {
  const [first = '', last = first] = range.split('-');
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, i) => String(Number(first) + i).padStart(first.length, '0'));
}

/** Sorted numbers with consecutive ones joined into ranges, each of which `numbersOf` reads. */
export function rangesOf(numbers: readonly string[]): string[] {
  const ranges: [first: string, last: string][] = [];
  for (const number of numbers) {
    const open = ranges.at(-1);
    if (open && Number(open[1]) + 1 === Number(number)) open[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first}-${last}`));
}
