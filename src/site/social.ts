import type { Content, Post, PracticeArea, ServiceArea } from '#content/content.ts';
import { addressOf } from './address.ts';
import { pictureOf, type Picture } from './pictures.ts';
import type { CountyPlace } from './places/places.ts';
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
  /** What the page tells, below it. */
  tells?: string;
  /** A picture of data/images, or the drawing of a county, by its address. */
  shows?: { picture: string } | { map: string };
}

/** The picture as a page names it. */
export interface SocialImageLink {
  /** Absolute, since other sites load it. */
  src: string;
  alt: string;
}

export const socialImage = {
  /** For every page without a picture of its own. */
  site: ({ settings, pages }: Content): SocialImage => ({
    file: 'social/site.png',
    kicker: settings.firm.description,
    headline: pages.home.heading,
  }),
  practiceArea: (content: Content, { slug, title, heading }: PracticeArea): SocialImage => ({
    file: fileFor(addressOf.practiceArea(slug)),
    kicker: title,
    headline: heading,
    ...showing(pictureOf(content, slug)),
  }),
  serviceArea: (content: Content, { slug, name, heading, image }: ServiceArea): SocialImage => ({
    file: fileFor(addressOf.serviceArea(slug)),
    kicker: name,
    headline: heading,
    ...showing(pictureOf(content, image)),
  }),
  /** For the county's page, and those of its cities and ZIPs; without shapes of its land, that of the site. */
  county: (content: Content, { name, address, entry }: CountyPlace): SocialImage => {
    const map = content.maps[entry.slug];
    if (map?.shows !== 'areas') return socialImage.site(content);
    return {
      file: fileFor(address),
      kicker: 'Injured in',
      headline: name,
      tells: 'Courts, deadlines and emergency rooms',
      shows: { map: map.file },
    };
  },
  post: ({ slug, title }: Post): SocialImage => ({
    file: fileFor(addressOf.post(slug)),
    kicker: 'From our blog',
    headline: title,
  }),
};

const showing = (picture: Picture | undefined): Pick<SocialImage, 'shows'> =>
  picture ? { shows: { picture: picture.src } } : {};

const fileFor = (address: string) => `social${address}.png`;

/** Each picture once, though many pages show it. */
export function socialImages({ content, places }: Pick<Site, 'content' | 'places'>): SocialImage[] {
  const all = [
    socialImage.site(content),
    ...content.practiceAreas.map((area) => socialImage.practiceArea(content, area)),
    ...content.serviceAreas.map((area) => socialImage.serviceArea(content, area)),
    ...places.counties.map((place) => socialImage.county(content, place)),
    ...content.posts.map(socialImage.post),
  ];
  return [...new Map(all.map((image) => [image.file, image])).values()];
}

export function socialLink({ settings }: Content, { file, headline, shows }: SocialImage): SocialImageLink {
  const what = shows && 'map' in shows ? `Map of ${headline}` : headline;
  return { src: `${settings.url}/${file}`, alt: `${what} (${settings.firm.product})` };
}
