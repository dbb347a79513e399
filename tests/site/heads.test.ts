import { describe, expect, it } from 'vitest';
import { planPage } from '#pages/definitions.ts';
import { smallPlan, routeAt } from '../support/small-plan.ts';
import { edit } from '../support/small-site.ts';

const headAt = (address: string, site = smallPlan()) => planPage(site, routeAt(site, address)).props.head;

describe('The title of a page', () => {
  it.each([
    ['/', 'Injury Lawyers in Vermont | Maple Law'],
    ['/practice/car-accidents', 'Car Accident Lawyers in Vermont | Maple Law'],
    ['/service-areas/burlington', 'Burlington Injury Lawyers | Maple Law'],
    ['/locations/addison-county', 'Addison County Injury Lawyers | Maple Law'],
    ['/locations/zip/05401', 'Zip Code 05401 (Burlington) Injury Lawyers | Maple Law'],
    ['/blog', 'Maple Law Blog | Answers to Your Legal Questions'],
    ['/blog/moose-collision-claims', 'Moose Collisions: Who Pays | Maple Law Blog'],
    ['/blog/county/addison-county/deadlines', 'How Long You Have in Addison County'],
    ['/blog/zip/05401/deadlines', 'How Long You Have in Zip Code 05401 (Burlington)'],
    ['/local-searches/car-crash-lawyer-in-burlington', 'Car Crash Lawyer in Burlington | Expert Legal Help'],
  ])('%s is "%s"', (address, title) => {
    expect(headAt(address).title).toBe(title);
  });

  it('names the place at its end where the article names no state', () => {
    const site = smallPlan((files) => edit(files, 'posts/time-limits.md', 'Have in Vermont"', 'Have"'));
    expect(headAt('/blog/county/addison-county/deadlines', site).title).toBe(
      'How Long You Have in Addison County',
    );
  });
});

describe('The description of a county', () => {
  const described = (site = smallPlan()) => headAt('/locations/chittenden-county', site).description;

  it('names its first cities', () => {
    expect(described()).toContain('for Burlington and South Burlington, and talk');
  });

  it('names fewer of them where a search result would cut it off', () => {
    const longer = 'name: "South Burlington on the Eastern Shore of the Lake"';
    const site = smallPlan((files) =>
      edit(files, 'counties/chittenden-county.yaml', 'name: "South Burlington"', longer),
    );
    expect(described(site)).toContain('for Burlington, and talk');
  });
});

describe('The head of a page', () => {
  it('has its own address as canonical address', () => {
    expect(headAt('/locations/zip/05401').canonical).toBe('https://www.maplelaw.example/locations/zip/05401');
    expect(headAt('/').canonical).toBe('https://www.maplelaw.example/');
  });

  it('describes a topic for its place', () => {
    expect(headAt('/blog/zip/05401/deadlines').description).toBe(
      'How long you have to sue in Zip Code 05401 (Burlington).',
    );
  });

  it('gives search engines the offices, the area served and the breadcrumbs of a location', () => {
    const { structuredData } = headAt('/locations/addison-county/middlebury');
    const { '@graph': nodes } = JSON.parse(String(structuredData!.__html)) as {
      '@graph': Record<string, unknown>[];
    };
    expect(nodes).toMatchObject([
      {
        '@type': 'LegalService',
        telephone: '+18025550110',
        address: { streetAddress: '1 Church Street' },
        areaServed: { '@type': 'City', name: 'Middlebury' },
      },
      { '@type': 'LegalService', address: { streetAddress: '2 Main Street' } },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Home', item: 'https://www.maplelaw.example/' },
          { position: 2, name: 'Locations' },
          { position: 3, name: 'Addison County' },
          { position: 4, name: 'Middlebury' },
        ],
      },
    ]);
  });

  it('gives search engines the state of a county that lies in another one', () => {
    const site = smallPlan((files) => {
      files['counties/grafton-county.yaml'] =
        'name: "Grafton County"\norder: 3\nstate: NH\ncities: [{ name: "Hanover", slug: hanover, zips: ["03755"] }]\n';
    });
    const areaAt = (address: string) =>
      (JSON.parse(String(headAt(address, site).structuredData!.__html)) as { '@graph': unknown[] })[
        '@graph'
      ][0];
    expect(areaAt('/locations/grafton-county')).toMatchObject({
      areaServed: { containedInPlace: { '@type': 'State', name: 'New Hampshire' } },
    });
    expect(areaAt('/locations/addison-county')).toMatchObject({
      areaServed: { containedInPlace: { '@type': 'State', name: 'Vermont' } },
    });
    expect(areaAt('/locations/zip/03755')).toMatchObject({
      areaServed: { address: { postalCode: '03755', addressRegion: 'NH' } },
    });
  });

  it('tells search engines the day of a post, but none on a page that shows the day it is read', () => {
    const articleAt = (address: string) =>
      (JSON.parse(String(headAt(address).structuredData!.__html)) as { '@graph': Record<string, unknown>[] })[
        '@graph'
      ][0];
    expect(articleAt('/blog/time-limits')).toMatchObject({ '@type': 'Article', datePublished: '2026-03-01' });
    expect(articleAt('/blog/zip/05401/deadlines')).toMatchObject({ '@type': 'Article' });
    expect(articleAt('/blog/zip/05401/deadlines')).not.toHaveProperty('datePublished');
  });

  it('gives no structured data that could end its script', () => {
    const site = smallPlan((files) => edit(files, 'site.yaml', '"Maple Law, PLLC"', '"</script><b>"'));
    expect(headAt('/locations', site).structuredData!.__html).not.toContain('<');
  });
});
