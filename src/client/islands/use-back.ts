import { useEffect, useEffectEvent } from 'react';

/** Receives Android's Back. Browsers without it leave the page, but what was typed is kept. */
interface CloseWatcher {
  onclose(): void;
  destroy(): void;
}
type CloseWatchers = { CloseWatcher?: new () => CloseWatcher };

/** A phone's Back closes what the visitor has opened, the newest first. Escape counts as Back unless prevented. */
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
