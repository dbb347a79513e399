/** The small-screen menu opens without a script; this lets Escape, a tap outside and focus outside close it. */
export function closeMenuFromOutside(): void {
  for (const left of ['click', 'focusin']) {
    document.addEventListener(left, ({ target }) => {
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
