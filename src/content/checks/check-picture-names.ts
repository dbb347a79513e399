import type { LetterParts, Path } from '#lib/problem.ts';
import { suggestionFor } from '#lib/spelling.ts';
import { withFullStop } from '#lib/text.ts';
import type { Content, UncheckedContent } from '../content.ts';
import { slugMeantBy } from '../files/file-names.ts';
import { picturesOfArea, portraitOf } from '../pictures/picture-names.ts';
import type { Tell } from './tell.ts';

interface Shown {
  name: string;
  file: string;
  at: Path;
  /** Letters about missing pictures; other pictures are optional. */
  absent?: LetterParts;
}

/** Pictures that pages refer to by name must exist under exactly that name. */
export function checkPictureNames(content: UncheckedContent, tell: Tell): void {
  for (const { name, file, at, absent } of shownIn(content)) {
    if (Object.hasOwn(content.pictures, name)) continue;
    const letter = misnamed(name, content.pictures) ?? absent;
    if (letter) tell(file, at, ...letter);
  }
}

function shownIn(content: UncheckedContent): Shown[] {
  const { attorneys, practiceAreas, posts, topics, serviceAreas, keywords, pictures } = content;
  const named = (image: string | undefined, file: string, at: Path): Shown[] => {
    if (image === undefined) return [];
    const meant = suggestionFor(image, Object.keys(pictures), 'images/');
    const fix = `${meant}\nPut a new one in ${asFile(image)}`;
    return [{ name: image, file, at, absent: [`There is no picture "${image}".`, fix] }];
  };
  return [
    ...attorneys.map((attorney): Shown => {
      // A file to be renamed has its portrait already.
      const name = portraitOf({ slug: slugMeantBy(attorney.slug) });
      const fix = `Put it in ${asFile(name)}`;
      const says = withFullStop(`There is no portrait of ${attorney.name}`);
      return { name, file: attorney.file, at: ['portrait'], absent: [says, fix] };
    }),
    ...practiceAreas.flatMap((area) =>
      picturesOfArea(area).flatMap(({ name, at, isNamed }) =>
        isNamed ? named(name, area.file, at) : { name, file: area.file, at },
      ),
    ),
    ...[...posts, ...topics, ...serviceAreas].flatMap(({ image, file }) => named(image, file, ['image'])),
    ...keywords.flatMap(({ image }, i) => named(image, 'keywords.yaml', ['keywords', i, 'image'])),
  ];
}

const asFile = (name: string) => `images/ as ${name}.svg, or as a photo such as ${name}.jpg.`;

/** For a picture whose name differs only in spaces, underscores and capitals, as cameras and people write them. */
function misnamed(name: string, pictures: Content['pictures']): LetterParts | undefined {
  const own = Object.keys(pictures).find((other) => slugMeantBy(other) === name);
  if (own === undefined) return undefined;
  const file = pictures[own]!.slice(1);
  const right = name + file.slice(file.lastIndexOf('.')).toLowerCase();
  const says = `Pages look for a picture "${name}" here, but it is named "${own}".`;
  return [says, `Rename ${file} to "${right}".`];
}
