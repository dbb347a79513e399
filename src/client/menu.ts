/** The menu of small screens opens without any script; with it, Escape, a tap beside it and leaving it close it. */
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
    // What else is open stays so.
    event.preventDefault();
    event.stopImmediatePropagation();
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}

const openMenu = () => document.querySelector<HTMLDetailsElement>('header details[open]');
