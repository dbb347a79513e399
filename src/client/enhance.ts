import { remembered } from './load-island.ts';
import { showNotice } from './notice.ts';

/** Gives a field that stands in the page what it needs to answer as one types. */
export interface Enhancement {
  enhance(field: HTMLElement): void;
}

const enhancements = {
  'list-filter': () => import('./list-filter.ts'),
  'place-finder': () => import('./place-finder.ts'),
} satisfies Record<string, () => Promise<Enhancement>>;

type EnhancementName = keyof typeof enhancements;

const isEnhancementName = (name: string | undefined): name is EnhancementName =>
  name !== undefined && Object.hasOwn(enhancements, name);

/** Loads the script of a field when a visitor first reaches for it. */
export function enhanceOnFocus(): void {
  document.addEventListener('focusin', ({ target }) => reach(target));
  // A quick visitor is there already.
  reach(document.activeElement);
}

function reach(target: EventTarget | null): void {
  const whole = target instanceof Element ? target.closest<HTMLElement>('[data-enhance]') : null;
  const name = whole?.dataset.enhance;
  if (!whole || !isEnhancementName(name)) return;
  remembered(name, async () => (await enhancements[name]()).enhance(whole)).catch(() =>
    showNotice(target as HTMLElement),
  );
}
