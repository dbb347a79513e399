/** Values by their names, as a data file holds them, or a group in it. */
export type Values = Record<string, unknown>;

export const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values of data files are equal, their names in the same order, which is the order on some pages. */
export const isSame = (left: unknown, right: unknown): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

/** All names in the order of `first`; the others go after the name that precedes them in `second`. */
export function joinedOrder(first: readonly string[], second: readonly string[]): string[] {
  const order = [...first];
  second.forEach((name, at) => {
    if (!order.includes(name)) order.splice(at === 0 ? 0 : order.indexOf(second[at - 1]!) + 1, 0, name);
  });
  return order;
}

export type DifferingNames = Record<'added' | 'changed' | 'removed', string[]>;

export const differingNames = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): DifferingNames => ({
  added: [...after.keys()].filter((name) => !before.has(name)),
  changed: [...after.keys()].filter((name) => before.has(name) && before.get(name) !== after.get(name)),
  removed: [...before.keys()].filter((name) => !after.has(name)),
});
