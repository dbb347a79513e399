/** Values by their names, as a data file holds them, or a group in it. */
export type Values = Record<string, unknown>;

export const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values read from a file are the same, all that is in them included; in browsers, too. */
export function equalValues(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const [names, others] = [Object.keys(left), Object.keys(right)];
  return (
    names.length === others.length &&
    names.every(
      (name) => Object.hasOwn(right, name) && equalValues((left as Values)[name], (right as Values)[name]),
    )
  );
}
