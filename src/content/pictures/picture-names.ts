import type { PracticeArea } from '../content.ts';

/** The name of a lawyer's portrait among the pictures. */
export const portraitOf = ({ slug }: { slug: string }) => `attorney-${slug}`;

/**
 * The name of the picture of a section. They are numbered only if none is named, as a number means another section as
 * soon as one is moved.
 */
export const pictureOfSection = ({ slug, sections }: PracticeArea, i: number): string | undefined =>
  sections.some(({ image }) => image.picture !== undefined) ? sections[i]!.image.picture : `${slug}-${i + 1}`;

/** The pictures of a practice area: its own, then those of its sections. */
export const picturesOfArea = (area: PracticeArea) => [
  { name: area.slug, alt: area.imageAlt, at: ['imageAlt'], isNamed: false },
  ...area.sections.flatMap(({ image }, i) => {
    const name = pictureOfSection(area, i);
    const isNamed = image.picture !== undefined;
    const at = ['sections', i, 'image', ...(isNamed ? ['picture'] : [])];
    return name === undefined ? [] : { name, alt: image.alt, at, isNamed };
  }),
];
