import type { PracticeArea } from '../content.ts';

/** The name of a lawyer's portrait among the pictures. */
export const portraitOf = ({ slug }: { slug: string }) => `attorney-${slug}`;

/** The pictures of a practice area: its own, then those of its sections. */
export const picturesOfArea = ({ slug, imageAlt, sections }: PracticeArea) => [
  { name: slug, alt: imageAlt, at: ['imageAlt'] },
  ...sections.map(({ image }, i) => ({
    name: `${slug}-${i + 1}`,
    alt: image.alt,
    at: ['sections', i, 'image'],
  })),
];
