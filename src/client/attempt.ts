/** Returns undefined where the browser blocks its storage. */
export function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Returns whether the browser stored the text. */
export const storeText = (storage: () => Storage, key: string, text: string): boolean =>
  attempt(() => {
    storage().setItem(key, text);
    return true;
  }) ?? false;
