/** "005-007" is 005, 006 and 007; a number alone is itself. */
export function numbersOf(range: string): string[] {
  const [first = '', last = first] = range.split('-');
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, i) => String(Number(first) + i).padStart(first.length, '0'));
}
