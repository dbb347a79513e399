import type { Content } from '#content/content.ts';
import { addressOf } from './address.ts';

export const singleAddresses = {
  home: addressOf.home(),
  practice: addressOf.practice(),
  'service-areas': addressOf.serviceAreas(),
  locations: addressOf.locations(),
  blog: addressOf.blog(),
  about: addressOf.about(),
  testimonials: addressOf.testimonials(),
  contact: addressOf.contact(),
  schedule: addressOf.schedule(),
  sitemap: addressOf.sitemap(),
  privacy: addressOf.privacy(),
  terms: addressOf.terms(),
  'local-searches': addressOf.localSearches(),
  'not-found': addressOf.notFound(),
  'practice-not-found': addressOf.practiceNotFound(),
  'service-area-not-found': addressOf.serviceAreaNotFound(),
  'location-not-found': addressOf.locationNotFound(),
};

/** Pages that exist once. */
export type SingleKind = keyof typeof singleAddresses;

/** What a page lists, or the file of its words: a firm that has none of it has no such page. */
const needed: Partial<Record<SingleKind, (content: Content) => boolean>> = {
  'service-areas': ({ serviceAreas }) => serviceAreas.length > 0,
  'local-searches': ({ keywords }) => keywords.length > 0,
  blog: ({ posts }) => posts.length > 0,
  testimonials: ({ testimonials }) => testimonials.length > 0,
  privacy: ({ pages }) => pages.privacy !== undefined,
  terms: ({ pages }) => pages.terms !== undefined,
};

/** The addresses of pages that exist once, but not on this site; nothing leads to them. */
export const absentPages = (content: Content): string[] =>
  (Object.keys(needed) as SingleKind[])
    .filter((kind) => !needed[kind]!(content))
    .map((kind) => singleAddresses[kind]);
