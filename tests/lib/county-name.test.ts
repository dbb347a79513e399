import { expect, it } from 'vitest';
import { kindOf, namedLike, withoutKind } from '#lib/geo/county-name.ts';

it.each([
  ['Kings County', 'Kings'],
  ['Orleans Parish', 'Orleans'],
  ['Bristol Bay Borough', 'Bristol Bay'],
  ['Juneau City and Borough', 'Juneau'],
  ['Nome Census Area', 'Nome'],
  ['Anchorage Municipality', 'Anchorage'],
  ['Ponce Municipio', 'Ponce'],
  ['District of Columbia', 'District of Columbia'],
])('Tables call the county "%s" "%s"', (county, inTables) => {
  expect(withoutKind(county)).toBe(inTables);
});

it.each([
  ['Kings County', 'County'],
  ['Orleans Parish', 'Parish'],
  ['Juneau City and Borough', 'Borough'],
  ['District of Columbia', 'County'],
])('"%s" has a "%s" seat', (county, kind) => {
  expect(kindOf(county)).toBe(kind);
});

it('Counties of one state have one kind of name', () => {
  expect(namedLike('Jefferson Parish', 'Orleans')).toBe('Orleans Parish');
  expect(namedLike('District of Columbia', 'Arlington')).toBe('Arlington');
});
