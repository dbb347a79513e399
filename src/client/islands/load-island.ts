import type { VisitorScript } from '#flows/visitor-script.ts';
import { loadOnce } from '../load-once.ts';

/** A React part of the page, loaded when a visitor reaches for it. */
interface Island {
  open(script: VisitorScript, opener: HTMLElement): void;
}

const islands = {
  'case-evaluation': () => import('../evaluation/case-evaluation.tsx'),
  chat: () => import('../chat/chat.tsx'),
} satisfies Record<string, () => Promise<Island>>;

export type IslandName = keyof typeof islands;

export const isIslandName = (name: string | undefined): name is IslandName =>
  name !== undefined && Object.hasOwn(islands, name);

export function loadIsland(name: IslandName): Promise<{ island: Island; script: VisitorScript }> {
  return loadOnce(name, async () => {
    const [island, script] = await Promise.all([islands[name](), loadScript()]);
    return { island, script };
  });
}

export function loadToasts() {
  return loadOnce('toasts', () => import('../toasts.tsx'));
}

function loadScript(): Promise<VisitorScript> {
  return loadOnce('script', async () => {
    const response = await fetch(document.documentElement.dataset.visitorScript ?? '');
    if (!response.ok) throw new Error(`The visitor script answered with ${response.status}`);
    const script = (await response.json()) as VisitorScript;
    return { ...script, form: script.formIn[document.documentElement.lang] ?? script.form };
  });
}
