import type { KeyboardEvent } from 'react';

const stops = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';

/**
 * Leads Tab from the last radio group of a dialog to its beginning. A group is left from whichever of its radios has the
 * focus; Radix waits for the very last one, and held the focus in the group.
 */
export function tabAround(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, currentTarget, target } = event;
  if (key !== 'Tab' || shiftKey || !(target instanceof HTMLInputElement) || target.type !== 'radio') return;
  const all = [...currentTarget.querySelectorAll<HTMLElement>(stops)].filter(isReached);
  const others = all.slice(all.indexOf(target) + 1).filter((stop) => !isOfGroup(stop, target));
  if (others.length > 0) return;
  event.preventDefault();
  all[0]?.focus();
}

const isReached = (stop: HTMLElement) => stop.tabIndex >= 0 && stop.getClientRects().length > 0;

const isOfGroup = (stop: HTMLElement, { name }: HTMLInputElement) =>
  stop instanceof HTMLInputElement && stop.type === 'radio' && stop.name === name;
