import { useEffect, type RefObject } from 'react';

/** Moves the focus to the new answer if it is in the chat, but never pulls it in from elsewhere. */
export function useAnswerFocus(area: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const panel = area.current?.closest('[role="dialog"]');
    // In a low window the whole panel scrolls; the buttons would be below its edge.
    panel?.scrollTo({ top: panel.scrollHeight });
    if (document.activeElement !== panel) return;
    area.current?.querySelector<HTMLElement>('input, [tabindex="-1"]')?.focus({ preventScroll: true });
  }, [area]);
}
