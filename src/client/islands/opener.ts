/** The link that opens an island, best one in view: the focus returns there. */
export function openerOf(name: string): HTMLElement | undefined {
  const openers = [...document.querySelectorAll<HTMLElement>(`[data-open="${CSS.escape(name)}"]`)].filter(
    // What is folded away has a place, but cannot take the focus.
    (opener) => opener.offsetWidth > 0 && !opener.closest('details:not([open])'),
  );
  return openers.find(isInView) ?? openers[0];
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
