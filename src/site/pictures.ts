import type { Content, Post } from '#content/content.ts';

/** The address of a picture of data/images, by its name without the ending; nothing where there is none. */
export const pictureOf = ({ pictures }: Pick<Content, 'pictures'>, name: string): string | undefined =>
  Object.hasOwn(pictures, name) ? pictures[name] : undefined;

/**
 * The drawing of an article: those of its practice area in turn, so that neighbors in a list differ.
 */
export function articlePicture(content: Content, { slug, practiceArea }: Post): string | undefined {
  const drawings = Object.keys(content.pictures).filter(
    (name) => name === practiceArea || name.startsWith(`${practiceArea}-`),
  );
  const turn = content.posts
    .filter((post) => post.practiceArea === practiceArea)
    .findIndex((post) => post.slug === slug);
  const name = drawings[turn % drawings.length];
  return name === undefined ? undefined : content.pictures[name];
}
