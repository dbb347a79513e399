import type { Content } from '#content/content.ts';

/** The address of a picture of data/images, by its name without the ending; nothing where there is none. */
export const pictureOf = ({ pictures }: Pick<Content, 'pictures'>, name: string): string | undefined =>
  Object.hasOwn(pictures, name) ? pictures[name] : undefined;
