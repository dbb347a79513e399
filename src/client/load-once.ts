const loading = new Map<string, Promise<unknown>>();

/** Loads once; after a failure the next call tries again. */
export function loadOnce<T>(name: string, load: () => Promise<T>): Promise<T> {
  const known = loading.get(name) as Promise<T> | undefined;
  if (known) return known;
  const promise = load();
  loading.set(name, promise);
  promise.catch(() => loading.delete(name));
  return promise;
}
