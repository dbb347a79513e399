import { attempt } from '../attempt.ts';

const day = 86_400_000;

/** A value that the browser keeps for a day; where storage is blocked, for as long as the page. */
export interface Kept<T extends object> {
  /** Unvalidated: visitors may have edited their storage. */
  get(): unknown;
  set(value: T): void;
  forget(): void;
}

/** `storage` is a function because browsers that block storage throw on access. */
export function keptForADay<T extends object>(storage: () => Storage, key: string): Kept<T> {
  let unstored: string | undefined;
  const forget = () => {
    unstored = undefined;
    attempt(() => storage().removeItem(key));
  };
  return {
    get() {
      const text = unstored ?? attempt(() => storage().getItem(key)) ?? 'null';
      const kept = attempt(() => JSON.parse(text) as { since?: number } | null);
      // `abs`, so that a clock that was set back does not keep it longer.
      if (kept && Math.abs(Date.now() - Number(kept.since)) < day) return kept;
      if (text !== 'null') forget();
      return undefined;
    },
    set(value) {
      unstored = JSON.stringify({ ...value, since: Date.now() });
      attempt(() => {
        storage().setItem(key, unstored!);
        unstored = undefined;
      });
    },
    forget,
  };
}
