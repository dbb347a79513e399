import { useEffect, type RefObject } from 'react';

/** A visitor who is in the chat goes on in the new answer; nobody is pulled into it from elsewhere. */
export function useTakeOverFocus(area: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const panel = area.current?.closest('[role="dialog"]');
    // In a low window the whole panel scrolls, and the buttons would be below its edge.
    panel?.scrollTo({ top: panel.scrollHeight });
    if (document.activeElement !== panel) return;
    area.current?.querySelector<HTMLElement>('input, [tabindex="-1"]')?.focus({ preventScroll: true });
  }, [area]);
}
