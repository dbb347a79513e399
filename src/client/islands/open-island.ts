import { showBusy } from '../busy.ts';
import { loadIsland, type IslandName } from './load-island.ts';
import { showNotice } from '../notice.ts';
import { saveTypedText } from '../typed-text.ts';

/** Milliseconds after which the visitor is told that loading is slow. */
const slowAfter = 8000;

const awaited = new Set<IslandName>();
const failedBefore = new Set<IslandName>();

/** Opens an island once it is loaded; further clicks meanwhile are ignored. */
export async function openIsland(name: IslandName, opener: HTMLElement): Promise<void> {
  if (awaited.has(name)) return;
  awaited.add(name);
  const endBusy = showBusy(opener);
  const stopWaiting = () => {
    awaited.delete(name);
    endBusy();
  };
  let notice: HTMLElement | undefined;
  const timer = setTimeout(() => {
    stopWaiting();
    notice = showNotice(opener, 'slow');
  }, slowAfter);
  // A visitor who has moved on from the notice is not interrupted.
  const isWanted = () => !notice || document.activeElement === notice;
  try {
    const { island, script } = await loadIsland(name);
    if (!isWanted()) return;
    notice?.remove();
    island.open(script, opener);
  } catch {
    const isSecond = failedBefore.has(name);
    failedBefore.add(name);
    if (!isWanted()) return;
    // Browsers never request a failed module script again, so the page has to reload.
    if (isSecond && (await isReachable()) && saveTypedText()) reloadAndOpen(name);
    else showNotice(opener);
  } finally {
    clearTimeout(timer);
    stopWaiting();
  }
}

/** Whether a reload would show the page, not a browser error. */
const isReachable = () =>
  fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(slowAfter / 2),
  }).then(
    ({ ok }) => ok,
    () => false,
  );

function reloadAndOpen(name: IslandName): void {
  history.replaceState(null, '', `#${name}`);
  location.reload();
}
