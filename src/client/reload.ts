import { keepTypedText } from './typed-text.ts';

/** Milliseconds after which the visitor is told that loading is slow. */
const slowAfter = 8000;
/** Milliseconds after which the site counts as out of reach. */
const reachTimeout = 4000;

const failed = new Set<string>();
/** What the visitor has been told is slow, as its request may never be answered. */
const overdue = new Set<string>();

/** Notes that something failed to load; returns whether it had failed before. */
export function failsAgain(name: string): boolean {
  const isAgain = failed.has(name);
  failed.add(name);
  return isAgain;
}

/** Calls `tell` if loading is slow; returns a function that notes its end. */
export function watchLoading(name: string, tell: () => void): () => void {
  const timer = setTimeout(() => {
    overdue.add(name);
    tell();
  }, slowAfter);
  return () => {
    clearTimeout(timer);
    overdue.delete(name);
  };
}

/** Reloads the page at the next try, as browsers wait minutes for an answer and meanwhile never request it again. */
export const reloadIfOverdue = async (name: string, hash = name) => overdue.has(name) && reloadAt(hash);

/**
 * Reloads the page with another hash, because browsers never request a failed module script again. Returns false where
 * the visitor would lose the page, a conversation or the open form.
 */
export async function reloadAt(hash: string): Promise<boolean> {
  if (!(await isReachable()) || document.querySelector('[role=dialog]')) return false;
  keepTypedText(hash);
  location.reload();
  return true;
}

/** Whether a reload would show the page, not a browser error. */
const isReachable = () =>
  fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(reachTimeout),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
