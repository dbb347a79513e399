import { attempt } from '../attempt.ts';

const day = 86_400_000;

/** Something that is kept in the browser for a day. Where nothing may be stored it lasts as long as the page. */
export interface Kept<T extends object> {
  /** Whatever stands there: it may have been changed by hand. */
  get(): unknown;
  set(value: T): void;
  forget(): void;
}

/** `storage` is asked for each time: a browser that blocks it throws. */
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
      // A clock that was set back must not keep it longer.
      if (kept && Math.abs(Date.now() - Number(kept.since)) < day) return kept;
      if (text !== 'null') forget();
      return undefined;
    },
    set(value) {
      const text = JSON.stringify({ ...value, since: Date.now() });
      const isStored = attempt(() => (storage().setItem(key, text), true));
      unstored = isStored ? undefined : text;
    },
    forget,
  };
}
