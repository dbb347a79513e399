import { attempt, storeText } from './attempt.ts';

const key = 'typed';

const fields = () => [...document.querySelectorAll<HTMLInputElement>('[data-enhance] input')];

/** Saves what the visitor has typed before a reload; returns whether all of it could be saved. */
export function saveTypedText(): boolean {
  if (document.documentElement.hasAttribute('data-chat-open')) return false;
  const values = JSON.stringify(fields().map(({ value }) => value));
  return storeText(() => sessionStorage, key, values);
}

/** Restores it after the reload, and the focus of the field that the address names. */
export function restoreTypedText(): void {
  attempt(() => {
    const text = sessionStorage.getItem(key);
    if (text === null) return;
    const values = JSON.parse(text) as string[];
    sessionStorage.removeItem(key);
    fields().forEach((field, i) => (field.value ||= values[i] ?? ''));
    fields()
      .find(({ id }) => `#${id}` === location.hash)
      ?.focus();
  });
}
