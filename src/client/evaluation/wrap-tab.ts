import type { KeyboardEvent } from 'react';

const tabStops = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';

/**
 * Makes Tab wrap from the last radio group of a dialog to its beginning. Tab leaves a group from any of its radios, but
 * Radix wraps only at the very last one, which trapped the focus in the group.
 */
export function wrapTab(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, currentTarget, target } = event;
  if (key !== 'Tab' || shiftKey || !(target instanceof HTMLInputElement) || target.type !== 'radio') return;
  const all = [...currentTarget.querySelectorAll<HTMLElement>(tabStops)].filter(isReached);
  const others = all.slice(all.indexOf(target) + 1).filter((tabStop) => !isOfGroup(tabStop, target));
  if (others.length > 0) return;
  event.preventDefault();
  all[0]?.focus();
}

const isReached = (tabStop: HTMLElement) => tabStop.tabIndex >= 0 && tabStop.getClientRects().length > 0;

const isOfGroup = (tabStop: HTMLElement, { name }: HTMLInputElement) =>
  tabStop instanceof HTMLInputElement && tabStop.type === 'radio' && tabStop.name === name;
