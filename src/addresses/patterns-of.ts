import { addressOf } from '#site/address.ts';
import { star } from './pattern.ts';

/** Patterns that match all addresses of an entry, with its own page first. */
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
};
