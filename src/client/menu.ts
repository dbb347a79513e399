/**
 * The small-screen menu opens without a script; this lets Escape, a tap outside, focus outside and a link close it, as
 * Back may show the page as it was left.
 */
export function closeMenuFromOutside(): void {
  for (const left of ['click', 'focusin', 'pagehide']) {
    addEventListener(left, ({ target }) => {
      const menu = openMenu();
      if (menu && !(target instanceof Node && menu.contains(target))) menu.open = false;
    });
  }
  document.addEventListener('keydown', (event) => {
    const menu = event.key === 'Escape' && openMenu();
    if (!menu) return;
    // Anything else that is open stays open.
    event.preventDefault();
    event.stopImmediatePropagation();
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}

const openMenu = () => document.querySelector<HTMLDetailsElement>('header details[open]');
