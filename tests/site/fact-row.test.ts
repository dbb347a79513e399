import { expect, it } from 'vitest';
import { pagesOfNeighborhoods } from '#site/places/neighborhoods.ts';
import { printRow } from '#site/fact-row.ts';
import { smallPlan } from '../support/small-site/small-plan.ts';

it('Every phone number in a row is a link', () => {
  expect(
    printRow({ label: '60th Precinct', value: '2951 West 8th Street, 718-555-0111; nearly all' }),
  ).toEqual({
    label: '60th Precinct',
    pieces: ['2951 West 8th Street, ', { href: 'tel:+17185550111', label: '718-555-0111' }, '; nearly all'],
  });
});

it('The name of a neighborhood is a link, but not inside a longer name', () => {
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

it('A neighborhood with a joined name links to the page that has one of its names', () => {
  const { zipByCode, counties } = smallPlan().places;
  const zip = zipByCode.get('05403')!;
  const city = counties[0]!.cities[0]!;
  const joined = `Old Town-${city.entry.name} (North)-Harbor`;
  expect(pagesOfNeighborhoods(zip, [joined, 'Old Town'])).toEqual([{ href: city.address, label: joined }]);
});
