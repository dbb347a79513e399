/** The menu of small screens opens without any script; with it, Escape and a tap beside it close it. */
export function closeMenuFromOutside(): void {
  document.addEventListener('click', ({ target }) => {
    const menu = openMenu();
    if (menu && !(target instanceof Node && menu.contains(target))) menu.open = false;
  });
  document.addEventListener('keydown', ({ key }) => {
    const menu = key === 'Escape' && openMenu();
    if (!menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}

const openMenu = () => document.querySelector<HTMLDetailsElement>('header details[open]');
