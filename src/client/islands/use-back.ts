import { useEffect, useEffectEvent } from 'react';

/** What hears the Back of Android; browsers that lack it leave the page, which keeps what was typed. */
interface CloseWatcher {
  onclose(): void;
  destroy(): void;
}
type CloseWatchers = { CloseWatcher?: new () => CloseWatcher };

/** The Back of a phone closes what the visitor is in, the newest first. Escape is a Back, too, unless it is prevented. */
export function useBack(active: boolean, close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    const { CloseWatcher } = window as CloseWatchers;
    if (!active || !CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => onClose();
    return () => watcher.destroy();
  }, [active]);
}
