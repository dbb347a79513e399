import { cpSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readZipTable } from '#desk/zips/zip-table.ts';
import { loadSite } from '../support/load-site.ts';
import { changes, type Change } from '../../scripts/bench/incremental.ts';
import { planCounties } from '../../scripts/bench/scale/scale-data.ts';
import { siteWriter } from '../../scripts/bench/scale/scale-site.ts';
import { shippedZips } from '../../scripts/desk/shipped-files.ts';
import { root, temporaryFolder } from '../support/site.ts';

const { rows } = readZipTable(`\
state,county,city,zip,lat,lng
OH,Washington County,Marietta,45750,39.4,-81.4
OH,Washington County,Marietta,45773,39.5,-81.3
OH,Washington County,Belpre,45714,39.3,-81.6
PA,Washington County,Washington,15301,40.2,-80.3
`);

describe('The data for a site of any size', () => {
  it('groups ZIP codes by county and city', () => {
    const [ohio, pennsylvania] = planCounties(rows, 100);

    expect(ohio!.slug).toBe('washington-county-oh');
    expect(ohio!.file.cities).toEqual([
      { name: 'Marietta', slug: 'marietta', zips: ['45750', '45773'] },
      { name: 'Belpre', slug: 'belpre', zips: ['45714'] },
    ]);
    expect(ohio!.file.points).toEqual({ 45750: [39.4, -81.4], 45773: [39.5, -81.3], 45714: [39.3, -81.6] });
    expect(pennsylvania!.slug).toBe('washington-county-pa');
  });

  it('ends at the requested number of counties, cities and ZIP codes', () => {
    const counties = planCounties(rows, 4);

    expect(counties).toHaveLength(1);
    expect(counties[0]!.file.cities).toEqual([
      { name: 'Marietta', slug: 'marietta', zips: ['45750', '45773'] },
    ]);
  });

  it('gives each county of the country an address of its own', () => {
    const slugs = planCounties(shippedZips(root).rows, 60_000).map(({ slug }) => slug);

    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.length).toBeGreaterThan(3000);
  });

  it('is valid, and makes as many pages as requested, give or take those of one place', () => {
    const data = path.join(temporaryFolder(), 'data');

    siteWriter(path.join(root, 'data'), shippedZips(root))(2000, data);
    const { site, problems } = loadSite(data);

    expect(problems).toBeUndefined();
    expect(Math.abs(site!.size - 2000)).toBeLessThanOrEqual(11);
  });
});

describe('The changes of the incremental measurement', () => {
  it('leave the data valid, also when each is made twice', () => {
    const project = temporaryFolder();
    const data = path.join(project, 'data');
    cpSync(path.join(root, 'data'), data, { recursive: true });
    cpSync(path.join(root, 'src/pages'), path.join(project, 'src/pages'), { recursive: true });

    Object.values<Change>(changes).forEach((change, i) => {
      change({ data, project }, 2 * i + 1);
      change({ data, project }, 2 * i + 2);
    });

    expect(loadSite(data).problems).toBeUndefined();
  });
});
