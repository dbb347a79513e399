/** Kinds of pages of which there are many; a firm may keep them out of search engines. */
export const pageKinds = [
  'practice-area',
  'service-area',
  'keyword',
  'post',
  'county',
  'city',
  'zip',
  'county-topic',
  'city-topic',
  'zip-topic',
] as const;
