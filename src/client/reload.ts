import { keepTypedText } from './typed-text.ts';

/** Milliseconds after which the site counts as out of reach. */
const reachTimeout = 4000;

const failed = new Set<string>();

/** Notes that something failed to load; returns whether it had failed before. */
export function failsAgain(name: string): boolean {
  const isAgain = failed.has(name);
  failed.add(name);
  return isAgain;
}

/**
 * Reloads the page with another hash, because browsers never request a failed module script again. Returns false where
 * the visitor would lose the page or a conversation.
 */
export async function reloadAt(hash: string): Promise<boolean> {
  if (document.documentElement.hasAttribute('data-chat-open') || !(await isReachable())) return false;
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
