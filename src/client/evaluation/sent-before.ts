import { attempt } from '../attempt.ts';
import { keptForADay, type Kept } from './kept-for-a-day.ts';

/** What became of a message: it was begun and nobody knows how it ended, or it has reached the firm. */
type Delivery = 'begun' | 'sent';

const prefix = 'case-evaluation ';
const kept = new Map<string, Kept<{ fate: Delivery }>>();

function keptUnder(key: string): Kept<{ fate: Delivery }> {
  const known = kept.get(key) ?? keptForADay(() => localStorage, key);
  kept.set(key, known);
  return known;
}

/** Of the message with this fingerprint, from whichever tab it was sent. */
export function fateOf(fingerprint: string): Delivery | undefined {
  const { fate } = (keptUnder(prefix + fingerprint).get() ?? {}) as { fate?: unknown };
  return fate === 'begun' || fate === 'sent' ? fate : undefined;
}

export function setFate(fingerprint: string, fate: Delivery | undefined): void {
  const own = keptUnder(prefix + fingerprint);
  if (fate) own.set({ fate });
  else own.forget();
  const keys = attempt(() => Object.keys(localStorage)) ?? [];
  // Looking is enough for those that are too old.
  for (const key of keys) if (key.startsWith(prefix)) keptUnder(key).get();
}
