import { expect, it } from 'vitest';
import { pagesOfNeighborhoods } from '#site/places/neighborhoods.ts';
import { printRow } from '#site/fact-row.ts';
import { smallPlan } from '../support/small-site/small-plan.ts';

it('dials every telephone number in a row', () => {
  expect(
    printRow({ label: '60th Precinct', value: '2951 West 8th Street, 718-555-0111; nearly all' }),
  ).toEqual({
    label: '60th Precinct',
    pieces: ['2951 West 8th Street, ', { href: 'tel:+17185550111', label: '718-555-0111' }, '; nearly all'],
  });
});

it('leads from the name of a neighborhood to its page, not from a part of that name', () => {
  const links = [
    { href: '/burlington-east', label: 'Burlington (East)' },
    { href: '/burlington', label: 'Burlington' },
  ];
  expect(
    printRow({ label: 'Neighborhoods', value: 'Burlington (East), South Burlington and Burlington', links }),
  ).toEqual({
    label: 'Neighborhoods',
    pieces: [links[0], ', South Burlington and ', links[1]],
  });
});

it('finds the page of a neighborhood by each of the names that are joined in its own', () => {
  const { zipByCode, counties } = smallPlan().places;
  const zip = zipByCode.get('05403')!;
  const city = counties[0]!.cities[0]!;
  const joined = `Old Town-${city.entry.name} (North)-Harbor`;
  expect(pagesOfNeighborhoods(zip, [joined, 'Old Town'])).toEqual([{ href: city.address, label: joined }]);
});
