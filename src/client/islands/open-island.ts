import { showBusy } from '../busy.ts';
import { loadIsland, type IslandName } from './load-island.ts';
import { hideNotice, showNotice } from '../notice.ts';
import { failsAgain, reloadAt, reloadIfOverdue, watchLoading } from '../reload.ts';

const awaited = new Set<IslandName>();

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
  const endLoading = watchLoading(name, () => {
    stopWaiting();
    notice = showNotice(opener, 'slow');
  });
  // A visitor who has moved on from the notice is not interrupted.
  const isWanted = () => !notice || document.activeElement === notice;
  try {
    if (await reloadIfOverdue(name)) return;
    const { island, script } = await loadIsland(name);
    if (!isWanted()) return;
    hideNotice();
    island.open(script, opener);
  } catch {
    const isAgain = failsAgain(name);
    if (isWanted() && !(isAgain && (await reloadAt(name)))) showNotice(opener);
  } finally {
    endLoading();
    stopWaiting();
  }
}
