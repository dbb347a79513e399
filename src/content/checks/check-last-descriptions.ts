import type { UncheckedContent } from '../content.ts';
import { placeholdersSometimesKnown } from '../schemas/places/placeholders.ts';
import type { Tell } from './tell.ts';

/** The last description is the fallback for places with few facts, so it must work for every place. */
export function checkLastDescriptions({ pages }: Pick<UncheckedContent, 'pages'>, tell: Tell): void {
  for (const kind of ['city', 'zip'] as const) {
    const descriptions: readonly string[] = pages[kind]?.descriptions ?? [];
    const last = descriptions.length - 1;
    const named = placeholdersSometimesKnown.find((name) => descriptions[last]?.includes(`{${name}}`));
    if (!named) continue;
    const says = `{${named}} is not known for every place, but the last description has to work for all of them.`;
    tell(
      `pages/${kind}.yaml`,
      ['descriptions', last],
      says,
      `Add a description without {${named}} below it.`,
    );
  }
}
