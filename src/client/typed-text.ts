import { attempt } from './attempt.ts';
import { isOpenedAnew } from './opened-anew.ts';

const fields = () => [...document.querySelectorAll<HTMLInputElement>('[data-enhance] input')];

/** Keeps what the visitor has typed with the page's entry in the history, for a reload or Back; may change the hash. */
export function keepTypedText(hash?: string): void {
  const texts = fields().map(({ value }) => value);
  // Safari allows a hundred changes in half a minute.
  attempt(() => history.replaceState(texts, '', hash && `#${hash}`));
}

/** Restores it, and the focus of the field that the address names. */
export function restoreTypedText(): void {
  const texts: unknown = history.state;
  // Chromium also keeps the state when a link leads to the page that it is on.
  if (isOpenedAnew() || !Array.isArray(texts)) return;
  fields().forEach((field, i) => (field.value ||= String(texts[i] ?? '')));
  fields()
    .find(({ id }) => `#${id}` === location.hash)
    ?.focus();
}
