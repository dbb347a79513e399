import type { Content, Keyword, Post, PracticeArea, ServiceArea } from '#content/content.ts';
import { addressOf } from './address.ts';
import { pictureOf, pictureOfPost, type Picture } from './pictures.ts';
import type { CountyPlace } from './places/places.ts';
import type { Site } from './plan.ts';

/** Size of social pictures, in pixels. */
export const socialSize = { width: 1200, height: 630 };

/** The words on a social picture, and its address. */
export interface SocialImage {
  /** Below the site's root, without a slash at the start. */
  file: string;
  /** The kind of page, shown above the headline. */
  kicker: string;
  headline: string;
  /** Shown below the headline. */
  tells?: string;
  /** Address of a picture in data/images, or of a county's drawing. */
  shows?: { picture: string } | { map: string };
  /** The label that rules on advertising require, where the site's is in another language. */
  label?: string;
}

export const socialImage = {
  /** For every page without its own picture. */
  site: (content: Content): SocialImage => ({
    file: 'social/site.png',
    kicker: content.settings.firm.description,
    headline: content.pages.home.heading,
    ...showing(pictureOf(content, 'scene')),
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
  /** For the pages of a county, its cities and ZIPs; without map shapes, the picture of the site. */
  county: (content: Content, { name, address, map }: CountyPlace): SocialImage => {
    if (map?.shows !== 'areas') return socialImage.site(content);
    return {
      file: fileFor(address),
      kicker: 'Injured in',
      headline: name,
      tells: 'Courts, deadlines and emergency rooms',
      shows: { map: map.file },
    };
  },
  /** For a landing page in another language; the English ones, and those without translated words, show the site's. */
  keyword: (content: Content, { slug, heading, lang, image, practiceArea }: Keyword): SocialImage => {
    const { keyword, shell } = (lang && content.translations[lang]) || {};
    if (!keyword || !shell) return socialImage.site(content);
    return {
      file: fileFor(addressOf.keyword(slug)),
      kicker: keyword.consultation.heading,
      headline: heading,
      label: shell.legal.advertising,
      ...showing(pictureOf(content, image ?? practiceArea)),
    };
  },
  post: (content: Content, post: Post): SocialImage => ({
    file: fileFor(addressOf.post(post.slug)),
    kicker: 'From our blog',
    headline: post.title,
    ...showing(pictureOfPost(content, post)),
  }),
};

const showing = (picture: Picture | undefined): Pick<SocialImage, 'shows'> =>
  picture ? { shows: { picture: picture.src } } : {};

const fileFor = (address: string) => `social${address}.png`;

/** Each picture once, though many pages show it. */
export function socialImages({ content, places }: Site): SocialImage[] {
  const all = [
    socialImage.site(content),
    ...content.practiceAreas.map((area) => socialImage.practiceArea(content, area)),
    ...content.serviceAreas.map((area) => socialImage.serviceArea(content, area)),
    ...places.counties.map((place) => socialImage.county(content, place)),
    ...content.keywords.map((keyword) => socialImage.keyword(content, keyword)),
    ...content.posts.map((post) => socialImage.post(content, post)),
  ];
  return [...new Map(all.map((image) => [image.file, image])).values()];
}

/** The picture as pages refer to it: its address is absolute, as other sites load it. */
export function socialLink({ settings }: Content, { file, headline, shows }: SocialImage): Picture {
  const what = shows && 'map' in shows ? `Map of ${headline}` : headline;
  return { src: `${settings.url}/${file}`, alt: `${what} (${settings.firm.product})` };
}
