import type { Content, Post, Topic } from '#content/content.ts';
import { picturesOfArea } from '#content/pictures/picture-names.ts';
import { articleOf, practiceAreaOf } from './articles/in-short.ts';

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
  const ofArea = practiceAreas.flatMap(picturesOfArea).find((drawing) => drawing.name === name);
  return { src: pictures[name]!, alt: ofArea?.alt ?? '' };
}

/** The picture of an article: its own, or one of its practice area's in turn, so that neighbors in a list differ. */
export function pictureOfPost(content: Content, post: Post): Picture | undefined {
  if (post.image !== undefined) return pictureOf(content, post.image);
  const drawn = drawingsOf(content, post);
  const alike = content.posts.filter(
    ({ image, practiceArea }) => image === undefined && practiceArea === post.practiceArea,
  );
  return drawn[alike.indexOf(post) % drawn.length];
}

/** Pictures for articles side by side: repeated ones are replaced by another of the practice area. */
export function picturesInRow(content: Content, posts: readonly Post[]): (Picture | undefined)[] {
  const taken = new Set<string | undefined>();
  return posts.map((post) => {
    const own = pictureOfPost(content, post);
    const picture = taken.has(own?.src)
      ? (drawingsOf(content, post).find(({ src }) => !taken.has(src)) ?? own)
      : own;
    taken.add(picture?.src);
    return picture;
  });
}

const drawingsOf = (content: Content, post: Post): Picture[] =>
  picturesOfArea(practiceAreaOf(content, post)).flatMap(({ name }) => pictureOf(content, name) ?? []);

export const pictureOfTopic = (content: Content, topic: Topic): Picture | undefined =>
  pictureOf(content, topic.image) ?? pictureOfPost(content, articleOf(content, topic));
