import { attempt, storeText } from './attempt.ts';

const key = 'typed';

const fields = () => [...document.querySelectorAll<HTMLInputElement>('[data-enhance] input')];

/** Saves what the visitor has typed before a reload; returns whether all of it could be saved. */
export function saveTypedText(): boolean {
  if (document.documentElement.hasAttribute('data-chat-open')) return false;
  const values = JSON.stringify(fields().map(({ value }) => value));
  return storeText(() => sessionStorage, key, values);
}

/** Restores it after the reload. */
export function restoreTypedText(): void {
  attempt(() => {
    const values = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.removeItem(key);
    fields().forEach((field, i) => (field.value ||= values[i] ?? ''));
  });
}
