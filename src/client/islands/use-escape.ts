import { useEffect } from 'react';
import { useBack } from './use-back.ts';

/**
 * Escape closes what the visitor is in, wherever the focus is, and so does the Back of a phone. Radix would close the
 * newest layer instead, which may be a toast that came up by itself.
 */
export function useEscape(active: boolean, close: () => void): void {
  useBack(active, close);
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      const { target } = event;
      const inToast = target instanceof Element && target.closest('[data-variant]') !== null;
      // While characters are composed, as in Chinese, it takes back those.
      if (!inToast && !event.isComposing) close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

/** For Radix layers, so that `useEscape` alone decides. */
export const leaveEscape = (event: Event) => event.preventDefault();
