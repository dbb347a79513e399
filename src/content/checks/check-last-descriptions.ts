import type { Problem } from '#lib/problem.ts';
import type { Content } from '../content.ts';
import { placeholdersSometimesKnown } from '../schemas/places/placeholders.ts';
import { problemAt, type Source } from '../source.ts';

/** A place of which little is known takes the last description, so that one must do for every place. */
export function checkLastDescriptions(
  { pages }: Pick<Content, 'pages'>,
  sources: ReadonlyMap<string, Source>,
  problems: Problem[],
): void {
  for (const kind of ['city', 'zip'] as const) {
    const source = sources.get(`pages/${kind}.yaml`);
    const last = (pages[kind]?.descriptions.length ?? 0) - 1;
    const named = placeholdersSometimesKnown.find((name) =>
      pages[kind]?.descriptions[last]?.includes(`{${name}}`),
    );
    if (!source || !named) continue;
    const says = `{${named}} is not known of every place, and this is the last description.`;
    problems.push(problemAt(source, ['descriptions', last], says, 'Add one below it that does without.'));
  }
}
