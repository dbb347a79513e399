import { expect, it } from 'vitest';
import { readStructuredData } from '#audit/reading/structured-data.ts';

const says = (node: object) =>
  readStructuredData(JSON.stringify({ '@context': 'https://schema.org', ...node })).mistakes.map(
    (mistake) => mistake.says,
  );

const office = {
  '@type': 'LegalService',
  name: 'Maple Law, PLLC',
  telephone: '+18025550110',
  address: { '@type': 'PostalAddress', streetAddress: '1 Church Street', postalCode: '05401' },
  geo: { '@type': 'GeoCoordinates', latitude: 44.479, longitude: -73.212 },
  areaServed: { '@type': 'State', name: 'Vermont' },
};

it('An office with name, phone and address is in order', () => {
  expect(says(office)).toEqual([]);
});

it('A node that only points at another one by its @id is in order', () => {
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
    'LegalServices is no type that is known here; did you mean LegalService?',
  ],
  ['an unknown property', { ...office, phone: '1' }, 'LegalService has no property phone.'],
  ['what is required', { ...office, telephone: undefined }, 'LegalService in the graph has no telephone.'],
  [
    'a text where a number belongs',
    { ...office, geo: { '@type': 'GeoCoordinates', latitude: '44', longitude: -73 } },
    'latitude of GeoCoordinates should be Number, not "44".',
  ],
  [
    'a node of another type',
    { ...office, areaServed: { '@type': 'Person', name: 'Ada' } },
    'areaServed of LegalService should be Place or Text, not Person.',
  ],
  [
    'an address that is no https',
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
])('It names %s', (_what, node, expected) => {
  expect(says(node)).toEqual([expected]);
});

it('A breadcrumb counts from one', () => {
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

it('A breadcrumb has two steps or more, and leads to all but the last', () => {
  const step = (position: number, more = {}) => ({ '@type': 'ListItem', position, name: 'A', ...more });
  const item = 'https://a.example/a';
  const trail = (...itemListElement: object[]) => says({ '@type': 'BreadcrumbList', itemListElement });
  expect(trail(step(1, { item }), step(2))).toEqual([]);
  expect(trail(step(1), step(2))).toEqual(['Step 1 of the breadcrumb leads nowhere: it has no item.']);
  expect(trail(step(1, { item }))).toEqual(['The breadcrumb has 1 step, not two or more.']);
});

it('Names, addresses, phones and dates are to be seen on the page, but not the name of the state', () => {
  expect(readStructuredData(JSON.stringify({ '@context': 'https://schema.org', ...office })).shown).toEqual([
    { property: 'name', value: 'Maple Law, PLLC' },
    { property: 'telephone', value: '+18025550110' },
    { property: 'streetAddress', value: '1 Church Street' },
    { property: 'postalCode', value: '05401' },
  ]);
});
