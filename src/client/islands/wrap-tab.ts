import type { KeyboardEvent } from 'react';

/**
 * Makes Tab wrap from the end of a dialog to its beginning, and back. Radix wraps without scrolling, so that a low
 * window does not show the focus, and only at the very last radio button, though Tab leaves a group from any of them.
 */
export function wrapTab(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, currentTarget, target } = event;
  if (key !== 'Tab') return;
  const all = [...currentTarget.querySelectorAll<HTMLElement>(':enabled, a, [tabindex]')].filter(isReached);
  const at = all.indexOf(target as HTMLElement);
  const others = shiftKey
    ? all.slice(0, at)
    : all.slice(at + 1).filter((tabStop) => !isOfGroup(tabStop, target));
  if (others.length > 0) return;
  event.preventDefault();
  all.at(shiftKey ? -1 : 0)?.focus();
}

const isReached = (tabStop: HTMLElement) => tabStop.tabIndex >= 0 && tabStop.getClientRects().length > 0;

const isOfGroup = (tabStop: HTMLElement, { name }: Partial<HTMLInputElement>) =>
  tabStop instanceof HTMLInputElement && tabStop.type === 'radio' && tabStop.name === name;
