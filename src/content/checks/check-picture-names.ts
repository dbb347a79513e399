import type { Problem } from '#lib/problem.ts';
import type { Content } from '../content.ts';
import { problemAt, type Source } from '../source.ts';

/** The name of a lawyer's portrait among the pictures. */
export const portraitOf = ({ slug }: { slug: string }) => `attorney-${slug}`;

/** What a page shows by its name must be among the pictures. */
export function checkPictureNames(
  { attorneys, pictures }: Content,
  sources: Map<string, Source>,
  problems: Problem[],
): void {
  for (const attorney of attorneys) {
    const name = portraitOf(attorney);
    if (Object.hasOwn(pictures, name)) continue;
    const says = `There is no portrait of ${attorney.name}.`;
    const fix = `Put it into images/ as ${name}.svg, or with the ending of a photograph.`;
    problems.push(problemAt(sources.get(`attorneys/${attorney.slug}.yaml`)!, ['portrait'], says, fix));
  }
}
