import { attempt } from './attempt.ts';

const key = 'typed';

const fields = () => [...document.querySelectorAll<HTMLInputElement>('[data-enhance] input')];

/** Called before a reload: keeps what the visitor has typed; returns whether all of it was kept. */
export function keepTyped(): boolean {
  if (document.documentElement.hasAttribute('data-chat-open')) return false;
  const values = JSON.stringify(fields().map(({ value }) => value));
  return attempt(() => (sessionStorage.setItem(key, values), true)) ?? false;
}

/** Once the page has begun anew. */
export function bringBackTyped(): void {
  attempt(() => {
    const values = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.removeItem(key);
    fields().forEach((field, i) => (field.value ||= values[i] ?? ''));
  });
}
