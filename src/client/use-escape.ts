import { useEffect } from 'react';

/**
 * Escape closes what the visitor is in, wherever the focus is. Radix would close the newest layer instead,
 * which may be a toast that came up by itself.
 */
export function useEscape(active: boolean, close: () => void): void {
  useEffect(() => {
    if (!active) return;
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      const inToast = target instanceof Element && target.closest('[data-variant]') !== null;
      if (key === 'Escape' && !inToast) close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

/** For Radix layers, so that `useEscape` alone decides. */
export const leaveEscape = (event: Event) => event.preventDefault();
