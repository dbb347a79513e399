export const placePageKinds = ['county', 'city', 'zip', 'county-topic', 'city-topic', 'zip-topic'] as const;

/** Kinds of pages of which there are many; a firm may keep them out of search engines. */
export const kindsOfManyPages = [
  'practice-area',
  'service-area',
  'keyword',
  'post',
  ...placePageKinds,
] as const;
