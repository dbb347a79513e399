const key = 'typed';

const fields = () => [...document.querySelectorAll<HTMLInputElement>('[data-enhance] input')];

/** Called before a reload: keeps what the visitor has typed; returns whether all of it was kept. */
export function keepTyped(): boolean {
  if (document.documentElement.hasAttribute('data-chat-open')) return false;
  try {
    sessionStorage.setItem(key, JSON.stringify(fields().map(({ value }) => value)));
    return true;
  } catch {
    return false;
  }
}

/** Once the page has begun anew. */
export function bringBackTyped(): void {
  try {
    const values = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.removeItem(key);
    fields().forEach((field, i) => (field.value ||= values[i] ?? ''));
  } catch {
    // Where nothing can be stored, nothing was kept.
  }
}
