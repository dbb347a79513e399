/** Handles keys of a field, except during IME composition, as in Chinese. */
export function onKeys(
  input: HTMLInputElement,
  acts: Record<string, () => void>,
  isForOthers: (key: string) => boolean,
): void {
  input.addEventListener('keydown', (event) => {
    const act = acts[event.key];
    if (!act || event.isComposing || isForOthers(event.key)) return;
    // Escape clears this field; it must not also close what else is open.
    event.preventDefault();
    event.stopPropagation();
    act();
  });
}

/**
 * Shows the number of matches below the field, or why it is unknown, or what to do when there are none. An empty field
 * shows nothing.
 */
export function answerIn(finder: HTMLElement): (shown: number | string | undefined, all?: number) => void {
  const count = finder.querySelector<HTMLElement>('[data-count]')!;
  const none = finder.querySelector<HTMLElement>('[data-none]')!;
  const [one, many] = count.dataset.count!.split('|') as [string, string];
  const counted = (shown: number, all: number) =>
    `${shown === all ? all : `${shown} of ${all}`} ${all === 1 ? one : many}`;
  return (shown, all) => {
    none.hidden = shown !== 0;
    if (typeof shown === 'string') count.textContent = shown;
    else count.textContent = shown ? counted(shown, all ?? shown) : '';
  };
}
