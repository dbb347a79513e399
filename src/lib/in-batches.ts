/** The items in lists of this length, in order; the last one may be shorter. */
export function* inBatches<T>(items: Iterable<T>, length: number): Generator<T[]> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < length) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
