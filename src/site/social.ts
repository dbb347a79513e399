import type { Content, Post, PracticeArea, ServiceArea } from '#content/content.ts';
import { addressOf } from './address.ts';
import type { Site } from './plan.ts';

/** Pixels of the picture that a page shows where it is shared. */
export const socialSize = { width: 1200, height: 630 };

/** The words on a shared picture, and where it stands. */
export interface SocialImage {
  /** Below the site's root, without a slash at the start. */
  file: string;
  /** What kind of page it is, above the headline. */
  kicker: string;
  headline: string;
}

/** The picture as a page names it. */
export interface SocialImageLink {
  /** Absolute, since other sites load it. */
  src: string;
  alt: string;
}

export const socialImage = {
  /** For every page without a picture of its own. */
  site: ({ site, pages }: Content): SocialImage => ({
    file: 'social/site.png',
    kicker: site.firm.description,
    headline: pages.home.heading,
  }),
  practiceArea: ({ slug, title, heading }: PracticeArea): SocialImage => ({
    file: fileFor(addressOf.practiceArea(slug)),
    kicker: title,
    headline: heading,
  }),
  serviceArea: ({ slug, name, heading }: ServiceArea): SocialImage => ({
    file: fileFor(addressOf.serviceArea(slug)),
    kicker: name,
    headline: heading,
  }),
  post: ({ slug, title }: Post): SocialImage => ({
    file: fileFor(addressOf.post(slug)),
    kicker: 'From our blog',
    headline: title,
  }),
};

const fileFor = (address: string) => `social${address}.png`;

export function socialImages({ content }: Pick<Site, 'content'>): SocialImage[] {
  return [
    socialImage.site(content),
    ...content.practiceAreas.map(socialImage.practiceArea),
    ...content.serviceAreas.map(socialImage.serviceArea),
    ...content.posts.map(socialImage.post),
  ];
}

export function socialLink({ site }: Content, { file, headline }: SocialImage): SocialImageLink {
  return { src: `${site.url}/${file}`, alt: `${headline} (${site.firm.product})` };
}
