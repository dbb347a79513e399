import { attempt } from '../attempt.ts';
import { keptForADay, type Kept } from './kept-for-a-day.ts';

/** `begun`: sending started and the outcome is unknown; `sent`: the message has reached the firm. */
type DeliveryState = 'begun' | 'sent';

const prefix = 'case-evaluation ';
const kept = new Map<string, Kept<{ state: DeliveryState }>>();

function keptUnder(key: string): Kept<{ state: DeliveryState }> {
  const known = kept.get(key) ?? keptForADay(() => localStorage, key);
  kept.set(key, known);
  return known;
}

/** The delivery of the message whose answers have this hash, sent from any tab. */
export function deliveryOf(hash: string): DeliveryState | undefined {
  const { state } = (keptUnder(prefix + hash).get() ?? {}) as { state?: unknown };
  return state === 'begun' || state === 'sent' ? state : undefined;
}

export function setDelivery(hash: string, state: DeliveryState | undefined): void {
  const own = keptUnder(prefix + hash);
  if (state) own.set({ state });
  else own.forget();
  const keys = attempt(() => Object.keys(localStorage)) ?? [];
  // Reading an expired entry deletes it.
  for (const key of keys) if (key.startsWith(prefix)) keptUnder(key).get();
}
