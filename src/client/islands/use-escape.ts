import { useEffect } from 'react';
import { useBack } from './use-back.ts';

/**
 * Escape, like a phone's Back, closes what the visitor has opened, wherever the focus is. Radix would close the newest
 * layer instead, which may be a toast that appeared by itself.
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
      // During IME composition, as in Chinese, Escape only cancels the composition.
      if (!inToast && !event.isComposing) close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

/** For Radix layers, so that only `useEscape` decides. */
export const ignoreEscape = (event: Event) => event.preventDefault();
