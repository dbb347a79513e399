import type { VisitorScript } from '#flows/visitor-script.ts';

/** A part of the page that React brings in when a visitor reaches for it. */
export interface Island {
  open(script: VisitorScript, opener: HTMLElement): void;
}

const islands = {
  'case-evaluation': () => import('./case-evaluation.tsx'),
  chat: () => import('./chat.tsx'),
} satisfies Record<string, () => Promise<Island>>;

export type IslandName = keyof typeof islands;

export const isIslandName = (name: string | undefined): name is IslandName =>
  name !== undefined && Object.hasOwn(islands, name);

export function loadIsland(name: IslandName): Promise<{ island: Island; script: VisitorScript }> {
  return remembered(name, async () => {
    const [island, script] = await Promise.all([islands[name](), loadScript()]);
    return { island, script };
  });
}

export function loadToasts() {
  return remembered('toasts', () => import('./toasts.tsx'));
}

function loadScript(): Promise<VisitorScript> {
  return remembered('script', async () => {
    const response = await fetch(document.documentElement.dataset.visitorScript ?? '');
    if (!response.ok) throw new Error(`The visitor script answered with ${response.status}`);
    return (await response.json()) as VisitorScript;
  });
}

const loading = new Map<string, Promise<unknown>>();

/** Loads once; after a failure the next call tries again. */
export function remembered<T>(name: string, load: () => Promise<T>): Promise<T> {
  const known = loading.get(name) as Promise<T> | undefined;
  if (known) return known;
  const promise = load();
  loading.set(name, promise);
  promise.catch(() => loading.delete(name));
  return promise;
}
