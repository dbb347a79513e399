import type { Content, Post, PracticeArea, Topic } from '#content/content.ts';
import { picturesOfArea } from '#content/pictures/picture-names.ts';
import { postOf, practiceAreaOf } from './articles/in-short.ts';

/** A picture, ready to print. */
export interface Picture {
  src: string;
  /** Empty if the data does not describe it. */
  alt: string;
}

/** A picture by its name in data/images without extension; undefined if there is none. */
export function pictureOf(
  { pictures, practiceAreas }: Content,
  name: string | undefined,
): Picture | undefined {
  if (name === undefined || !Object.hasOwn(pictures, name)) return undefined;
  // Stops at the first area that has it, as pages look up dozens.
  for (const area of practiceAreas) {
    const ofArea = picturesOfArea(area).find((drawing) => drawing.name === name);
    if (ofArea) return { src: pictures[name]!, alt: ofArea.alt };
  }
  return { src: pictures[name]!, alt: '' };
}

/** The picture of an article: its own, or one of its practice area's in turn, so that neighbors in a list differ. */
export function pictureOfPost(content: Content, post: Post): Picture | undefined {
  if (post.image !== undefined) return pictureOf(content, post.image);
  const drawn = drawingsOf(content, post);
  const alike = content.posts.filter(
    ({ image, practiceArea }) => image === undefined && practiceArea === post.practiceArea,
  );
  return pictureOf(content, drawn[alike.indexOf(post) % drawn.length]);
}

/** Pictures for articles side by side: repeated ones are replaced by another of the practice area. */
export function picturesInRow(content: Content, posts: readonly Post[]): (Picture | undefined)[] {
  const taken = new Set<string | undefined>();
  return posts.map((post) => {
    const own = pictureOfPost(content, post);
    const free = drawingsOf(content, post).find((name) => !taken.has(content.pictures[name]));
    const picture = taken.has(own?.src) ? (pictureOf(content, free) ?? own) : own;
    taken.add(picture?.src);
    return picture;
  });
}

/** The names of the pictures of its practice area that exist. */
const drawingsOf = (content: Content, post: Post) => drawingsOfArea(content, practiceAreaOf(content, post));

export const drawingsOfArea = ({ pictures }: Content, area: PracticeArea): string[] =>
  picturesOfArea(area)
    .map(({ name }) => name)
    .filter((name) => Object.hasOwn(pictures, name));

export const pictureOfTopic = (content: Content, topic: Topic): Picture | undefined =>
  pictureOf(content, topic.image) ?? pictureOfPost(content, postOf(content, topic));
