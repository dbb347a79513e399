/** A link that opens the island, preferably one in view, as the focus returns to it. */
export function openerOf(name: string): HTMLElement | undefined {
  const openers = [...document.querySelectorAll<HTMLElement>(`[data-open="${CSS.escape(name)}"]`)].filter(
    // Links that are folded away have a width, but cannot take the focus.
    (opener) => opener.offsetWidth > 0 && !opener.closest('details:not([open])'),
  );
  return openers.find(isInView) ?? openers[0];
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
