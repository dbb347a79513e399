import type { Content, Post, PracticeArea, Topic } from '#content/content.ts';

/** A picture of data/images, as pages show it. */
export interface Picture {
  src: string;
  /** Empty where the data does not say what it shows. */
  alt: string;
}

type Drawn = Pick<Content, 'pictures' | 'practiceAreas'>;

/** A picture by its name in data/images without the ending; nothing where the firm has none of this name. */
export function pictureOf({ pictures, practiceAreas }: Drawn, name: string | undefined): Picture | undefined {
  if (name === undefined || !Object.hasOwn(pictures, name)) return undefined;
  const area = practiceAreas.find(({ slug }) => name === slug || name.startsWith(`${slug}-`));
  const at = area ? picturesOfArea(area).find((drawing) => drawing.name === name) : undefined;
  return { src: pictures[name]!, alt: at?.alt ?? '' };
}

/** The pictures of a practice area: its own, then those of its sections. */
const picturesOfArea = ({ slug, imageAlt, sections }: PracticeArea) => [
  { name: slug, alt: imageAlt },
  ...sections.map(({ image }, i) => ({ name: `${slug}-${i + 1}`, alt: image.alt })),
];

/** The picture of an article: its own, or those of its practice area in turn, so that neighbors in a list differ. */
export function pictureOfPost(content: Drawn & Pick<Content, 'posts'>, post: Post): Picture | undefined {
  if (post.image !== undefined) return pictureOf(content, post.image);
  const area = content.practiceAreas.find(({ slug }) => slug === post.practiceArea);
  const drawn = (area ? picturesOfArea(area) : []).filter(({ name }) => pictureOf(content, name));
  const alike = content.posts.filter(
    ({ image, practiceArea }) => image === undefined && practiceArea === post.practiceArea,
  );
  return pictureOf(content, drawn[alike.indexOf(post) % drawn.length]?.name);
}

/** The picture of a topic: its own, or that of the article that it prints. */
export const pictureOfTopic = (
  content: Drawn & Pick<Content, 'posts'>,
  { image, post }: Topic,
): Picture | undefined =>
  pictureOf(content, image) ??
  pictureOfPost(
    content,
    content.posts.find(({ slug }) => slug === post)!,
  );
