import css from '#styles/finder.css?inline';

/**
 * The styles come with the script, as no page needs them before. Code shared with the islands, which bring theirs
 * likewise, would be one more file for both to load.
 */
export function adoptFieldStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

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

/** What is said below a field. */
export function answerIn(finder: HTMLElement) {
  const count = finder.querySelector<HTMLElement>('[data-count]')!;
  const none = finder.querySelector<HTMLElement>('[data-none]')!;
  const [one, many] = count.dataset.count!.split('|') as [string, string];
  return {
    /** Shows the number of matches, or what to do when there are none. */
    showCount(shown: number, all: number): void {
      none.hidden = shown > 0;
      const counted = `${shown === all ? all : `${shown} of ${all}`} ${all === 1 ? one : many}`;
      count.textContent = shown > 0 ? counted : '';
    },
    showText(text: string): void {
      none.hidden = true;
      count.textContent = text;
    },
  };
}
