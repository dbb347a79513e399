import { expect, it } from 'vitest';
import { readStructuredData } from '#audit/reading/structured-data.ts';

const mistakesIn = (node: object) =>
  readStructuredData(JSON.stringify({ '@context': 'https://schema.org', ...node })).mistakes;

/** All mistakes, without what is only recommended. */
const says = (node: object) =>
  mistakesIn(node).flatMap((mistake) => (mistake.kind === 'incomplete' ? [] : [mistake.says]));

const office = {
  '@type': 'LegalService',
  name: 'Maple Law, PLLC',
  telephone: '+18025550110',
  address: { '@type': 'PostalAddress', streetAddress: '1 Church Street', postalCode: '05401' },
  geo: { '@type': 'GeoCoordinates', latitude: 44.479, longitude: -73.212 },
  areaServed: { '@type': 'State', name: 'Vermont' },
};

it('An office with name, phone and address is valid', () => {
  expect(says(office)).toEqual([]);
});

it('A node that refers to another one by its @id is valid', () => {
  expect(
    says({
      '@type': 'Article',
      headline: 'A',
      image: 'https://a.example/a.png',
      author: { '@type': 'LegalService', '@id': 'https://a.example/#1', name: 'A' },
    }),
  ).toEqual([]);
});

it.each([
  [
    'an unknown type',
    { '@type': 'LegalServices' },
    'LegalServices is not a type of schema.org; did you mean LegalService?',
  ],
  ['an unknown property', { ...office, phone: '1' }, 'LegalService has no property phone.'],
  [
    'a missing required property',
    { ...office, telephone: undefined },
    'LegalService in the graph has no telephone.',
  ],
  [
    'a text in place of a number',
    { '@type': 'ItemList', itemListElement: 'A', numberOfItems: 'one' },
    'numberOfItems of ItemList should be Integer, not "one".',
  ],
  [
    'a text in place of a date',
    { '@type': 'WebPage', lastReviewed: 'yesterday' },
    'lastReviewed of WebPage should be Date, not "yesterday".',
  ],
  [
    'a value that is not in a list of values',
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Someday', opens: '00:00', closes: '23:59' },
    'dayOfWeek of OpeningHoursSpecification should be DayOfWeek, not "Someday".',
  ],
  [
    'a time in the wrong format',
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '9 am', closes: '17:00' },
    'opens of OpeningHoursSpecification should be Time, not "9 am".',
  ],
  [
    'a retired property',
    { '@type': 'Blog', blogPosts: { '@id': 'https://a.example/blog' } },
    'schema.org has retired blogPosts in favor of blogPost.',
  ],
  [
    'a missing property of a nested node',
    { '@type': 'Question', name: 'How long?', acceptedAnswer: { '@type': 'Answer' } },
    'Answer in acceptedAnswer of Question has no text.',
  ],
  [
    'a node of the wrong type',
    { ...office, areaServed: { '@type': 'Person', name: 'Ada' } },
    'areaServed of LegalService should be AdministrativeArea or GeoShape or Place or Text, not Person.',
  ],
  [
    'an address that is not https',
    { ...office, url: 'http://a.example' },
    'url of LegalService should be URL, not "http://a.example".',
  ],
  [
    'an article without a picture',
    { '@type': 'Article', headline: 'A', author: { '@type': 'Person', name: 'Ada' } },
    'Article in the graph has no image.',
  ],
  [
    'a retired type',
    { ...office, '@type': 'Attorney' },
    'schema.org has retired Attorney in favor of LegalService.',
  ],
])('The check of structured data reports %s', (_what, node, expected) => {
  expect(says(node)).toEqual([expected]);
});

it('A missing property that Google recommends is reported as incomplete, in nested nodes, too', () => {
  expect(mistakesIn({ ...office, url: 'https://a.example' })).toEqual(
    ['image', 'openingHoursSpecification', 'priceRange']
      .flatMap((property) => [
        expect.objectContaining({
          kind: 'incomplete',
          says: expect.stringContaining(` has no ${property},`),
        }),
      ])
      .concat(
        ['addressLocality', 'addressRegion', 'addressCountry'].map((property) =>
          expect.objectContaining({ says: expect.stringContaining(`has no address.${property},`) }),
        ),
      ),
  );
});

it('A rating of the firm on its own site is reported on any node', () => {
  const rating = { '@type': 'AggregateRating', ratingValue: 5, reviewCount: 9 };
  const selfServing = 'Ratings of a firm on its own site are "self-serving": Google does not show them.';
  expect(says({ ...office, aggregateRating: rating })).toEqual([selfServing]);
  expect(says({ ...rating, itemReviewed: { '@id': 'https://a.example/#firm' } })).toEqual([selfServing]);
});

it('The positions of a breadcrumb count from one without gaps', () => {
  const item = (position: number) => ({
    '@type': 'ListItem',
    position,
    name: 'A',
    item: 'https://a.example/a',
  });
  expect(says({ '@type': 'BreadcrumbList', itemListElement: [item(1), item(2)] })).toEqual([]);
  expect(says({ '@type': 'BreadcrumbList', itemListElement: [item(1), item(3)] })).toEqual([
    'The positions of the breadcrumb are 1, 3 instead of 1 to 2.',
  ]);
});

it('A breadcrumb has two steps or more, and links all but the last', () => {
  const step = (position: number, more = {}) => ({ '@type': 'ListItem', position, name: 'A', ...more });
  const item = 'https://a.example/a';
  const trail = (...itemListElement: object[]) => says({ '@type': 'BreadcrumbList', itemListElement });
  expect(trail(step(1, { item }), step(2))).toEqual([]);
  expect(trail(step(1), step(2))).toEqual(['Step 1 of the breadcrumb has no link: its item is missing.']);
  expect(trail(step(1, { item }))).toEqual(['The breadcrumb has 1 step, not two or more.']);
});

it('Names, phones and addresses must show on the page, but not the name of the state', () => {
  expect(readStructuredData(JSON.stringify({ '@context': 'https://schema.org', ...office })).shown).toEqual([
    { property: 'name', value: 'Maple Law, PLLC' },
    { property: 'telephone', value: '+18025550110' },
    { property: 'streetAddress', value: '1 Church Street' },
    { property: 'postalCode', value: '05401' },
  ]);
});
