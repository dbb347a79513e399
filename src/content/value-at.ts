import type { Path } from '#lib/problem.ts';

/** The value at a path in the values of a data file; undefined if part of the path is missing, null if it is empty. */
export const valueAt = (holder: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) => (value as Record<string | number, unknown> | undefined)?.[step],
    holder,
  );
