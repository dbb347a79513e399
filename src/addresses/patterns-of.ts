import type { FileKindName } from '#content/files/file-kinds.ts';
import { addressOf } from '#site/address.ts';
import { star } from './pattern.ts';

/** Patterns that match the addresses of all pages of an entry, with its own page first. */
export const patternsOf = {
  county: (county: string) => [
    addressOf.county(county),
    addressOf.city(county, star),
    addressOf.countyTopic(county, star),
    addressOf.topicsOf.city(county, star),
  ],
  city: (county: string, city: string) => [
    addressOf.city(county, city),
    addressOf.cityTopic(county, city, star),
  ],
  zip: (zip: string) => [addressOf.zip(zip), addressOf.zipTopic(zip, star)],
  topic: (topic: string) => [
    addressOf.countyTopic(star, topic),
    addressOf.cityTopic(star, star, topic),
    addressOf.zipTopic(star, topic),
  ],
  post: (post: string) => [addressOf.post(post)],
  'practice-area': (area: string) => [addressOf.practiceArea(area)],
  'service-area': (area: string) => [addressOf.serviceArea(area)],
  // A lawyer has no page.
  attorney: () => [],
} satisfies Record<FileKindName | 'city' | 'zip', (slug: string, city: string) => string[]>;
