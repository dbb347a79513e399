import { isA } from './vocabulary.ts';

interface Wanted {
  /** Search engines cannot use the node without these. A dot leads into a nested node. */
  required?: readonly string[];
  recommended?: readonly string[];
}

/**
 * What Google asks of the types that a law firm's pages use, beyond the vocabulary; see
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery. What is asked of a type is
 * asked of those below it, too.
 */
const wanted: Record<string, Wanted> = {
  Article: {
    required: ['headline', 'author', 'image'],
    recommended: ['datePublished', 'dateModified', 'author.name', 'author.url'],
  },
  Organization: { required: ['name'], recommended: ['url'] },
  LocalBusiness: {
    required: ['address'],
    recommended: [
      'telephone',
      'geo',
      'image',
      'openingHoursSpecification',
      'priceRange',
      'address.streetAddress',
      'address.addressLocality',
      'address.addressRegion',
      'address.postalCode',
      'address.addressCountry',
    ],
  },
  LegalService: { required: ['telephone'] },
  Person: { required: ['name'], recommended: ['url'] },
  WebSite: { required: ['name', 'url'] },
  Service: { required: ['provider'] },
  ItemList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name'] },
  City: { required: ['name'] },
  State: { required: ['name'] },
  Country: { required: ['name'] },
  GeoCoordinates: { required: ['latitude', 'longitude'] },
  OpeningHoursSpecification: { required: ['opens', 'closes'] },
  ImageObject: { required: ['contentUrl'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
  Review: { required: ['author', 'reviewRating'] },
  AggregateRating: { required: ['ratingValue'] },
};

/** The requirements for a node of this type. */
export const wantedOf = (type: string, how: keyof Wanted): string[] =>
  Object.keys(wanted)
    .filter((ancestor) => isA(type, ancestor))
    .flatMap((ancestor) => wanted[ancestor]![how] ?? []);

/** Types that are valid, but not for a law firm's own pages. */
export const discouraged: Record<string, string> = {
  Attorney: 'schema.org has retired Attorney in favor of LegalService.',
  FAQPage: 'Google no longer shows FAQ results.',
  AggregateRating: 'Ratings of a firm on its own site are "self-serving": Google does not show them.',
  Review: 'Reviews of a firm on its own site are "self-serving": Google does not show them.',
};
