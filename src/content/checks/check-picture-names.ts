import type { Problem } from '#lib/problem.ts';
import { wordsMeant } from '#lib/text.ts';
import type { Content } from '../content.ts';
import { problemAt, sourcesByFile, type Source } from '../source.ts';

/** The name of a lawyer's portrait among the pictures. */
export const portraitOf = ({ slug }: { slug: string }) => `attorney-${slug}`;

/** What a page shows by its name must be among the pictures. */
export function checkPictureNames(
  { attorneys, posts, topics, serviceAreas, pictures }: Content,
  sources: Map<string, Source>,
  problems: Problem[],
): void {
  const byFile = sourcesByFile(sources);
  for (const attorney of attorneys) {
    const name = portraitOf(attorney);
    if (Object.hasOwn(pictures, name)) continue;
    const says = `There is no portrait of ${attorney.name}.`;
    const fix = `Put it into images/ as ${name}.svg, or with the ending of a photograph.`;
    problems.push(problemAt(byFile.get(attorney.file)!, ['portrait'], says, fix));
  }
  for (const { file, image } of [...posts, ...topics, ...serviceAreas]) {
    if (image === undefined || Object.hasOwn(pictures, image)) continue;
    const fix = wordsMeant(image, Object.keys(pictures), 'images/');
    problems.push(problemAt(byFile.get(file)!, ['image'], `There is no picture "${image}".`, fix));
  }
}
