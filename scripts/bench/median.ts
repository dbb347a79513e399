/** The middle of the figures; of an even number the lower of the two in the middle. */
export function median(figures: readonly number[]): number {
  if (figures.length === 0) throw new Error('There is no median of no figures.');
  return [...figures].sort((a, b) => a - b)[(figures.length - 1) >> 1]!;
}
