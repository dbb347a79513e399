import { sayBusy } from '../busy.ts';
import { loadIsland, type IslandName } from './load-island.ts';
import { showNotice } from '../notice.ts';
import { keepTyped } from '../typed.ts';

/** Milliseconds after which a visitor is told that something takes long. */
const patience = 8000;

const awaited = new Set<IslandName>();
const failedBefore = new Set<IslandName>();

/** Opens an island as soon as it is loaded, however often it is asked for meanwhile. */
export async function openIsland(name: IslandName, opener: HTMLElement): Promise<void> {
  if (awaited.has(name)) return;
  awaited.add(name);
  const endBusy = sayBusy(opener);
  const stopWaiting = () => {
    awaited.delete(name);
    endBusy();
  };
  let notice: HTMLElement | undefined;
  const timer = setTimeout(() => {
    stopWaiting();
    notice = showNotice(opener, 'slow');
  }, patience);
  // Whoever has turned from the notice to something else is not called back.
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
    // A browser never asks again for a script that it could not load: the page has to begin anew.
    if (isSecond && (await isReachable()) && keepTyped()) reloadAndOpen(name);
    else showNotice(opener);
  } finally {
    clearTimeout(timer);
    stopWaiting();
  }
}

/** Whether a reload would show the page rather than an error of the browser. */
const isReachable = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience / 2) }).then(
    ({ ok }) => ok,
    () => false,
  );

function reloadAndOpen(name: IslandName): void {
  history.replaceState(null, '', `#${name}`);
  location.reload();
}
