import { describe, expect, it } from 'vitest';
import { planShell } from '#site/shell.ts';
import { smallPlan } from '../support/small-site/small-plan.ts';
import { edit } from '../support/small-site/small-site.ts';

const shellOn = (day: string, site = smallPlan()) => planShell(site, new Date(day), '/visitor.json');

describe('The shell of all pages', () => {
  it('shows the day of the build, in the same form on every machine', () => {
    expect(shellOn('2026-11-20T23:59:59Z')).toMatchObject({
      today: { iso: '2026-11-20', long: 'November 20, 2026' },
      year: '2026',
    });
  });

  it('links to the first four counties and practice areas', () => {
    const site = smallPlan((files) => {
      for (const letter of 'abcde') {
        const slugs = `slug: middlebury-${letter}`;
        files[`counties/${letter}-county.yaml`] = String(files['counties/addison-county.yaml'])
          .replace('"Addison County"', `"County ${letter.toUpperCase()}"`)
          .replace('slug: middlebury', slugs);
        files[`practice-areas/${letter}.yaml`] = files['practice-areas/car-accidents.yaml']!;
        edit(files, `practice-areas/${letter}.yaml`, 'Car Accidents', `Accidents ${letter}`);
      }
    });
    const { counties, practiceAreas } = shellOn('2026-11-20', site);
    expect(counties.map(({ label }) => label)).toEqual([
      'Chittenden County',
      'County A',
      'Addison County',
      'County B',
    ]);
    expect(practiceAreas).toHaveLength(4);
  });

  it('gives each office with a link to a map', () => {
    expect(shellOn('2026-11-20').offices[1]).toEqual({
      name: 'Middlebury office',
      place: 'Middlebury',
      city: 'Middlebury',
      street: '2 Main Street',
      town: 'Middlebury, VT 05753',
      map: expect.stringContaining('2%20Main%20Street'),
    });
  });
});
