import { describe, expect, it } from 'vitest';
import { llmsTxt } from '#output/files/llms-txt.ts';
import { planPage } from '#pages/definitions.ts';
import { addAttorney } from '../support/small-site/small-attorney.ts';
import { planWithTables, smallPlan, routeAt } from '../support/small-site/small-plan.ts';
import { edit, type DataFiles } from '../support/small-site/small-site.ts';

type Graph = Record<string, unknown>[];

const headAt = (address: string, site = smallPlan()) => planPage(site, routeAt(site, address)).props.head;

const graphAt = (address: string, site = smallPlan()) =>
  (JSON.parse(String(headAt(address, site).structuredData!.__html)) as { '@graph': Graph })['@graph'];

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

  it('ends with the place if the title of the article does not mention the state', () => {
    const site = smallPlan((files) => edit(files, 'posts/time-limits.md', 'Have in Vermont"', 'Have"'));
    expect(headAt('/blog/county/addison-county/deadlines', site).title).toBe(
      'How Long You Have in Addison County',
    );
  });
});

describe('A city whose name has an article', () => {
  it('is "The Grove" at the beginning of a text, and "the Grove" inside a sentence', () => {
    const site = smallPlan((files) => {
      edit(files, 'counties/chittenden-county.yaml', '- name: "Burlington"', '- name: "The Grove"');
    });
    const { head, heading } = planPage(site, routeAt(site, '/locations/chittenden-county/burlington'))
      .props as unknown as { head: { title: string; description: string }; heading: string };
    expect(head.title).toBe('The Grove Injury Lawyers | Maple Law');
    expect(heading).toBe('Injured in the Grove?');
    expect(head.description).toMatch(/in the Grove, Chittenden County/);
    expect(headAt('/locations/chittenden-county', site).description).toContain('for the Grove');
  });
});

describe('The description of a county', () => {
  const described = (site = smallPlan()) => headAt('/locations/chittenden-county', site).description;

  it('names its first cities', () => {
    expect(described()).toContain('for Burlington and South Burlington, and talk');
  });

  it('names fewer cities if search results would cut it off', () => {
    const longer = 'name: "South Burlington on the Eastern Shore of the Lake"';
    const site = smallPlan((files) =>
      edit(files, 'counties/chittenden-county.yaml', 'name: "South Burlington"', longer),
    );
    expect(described(site)).toContain('for Burlington, and talk');
  });
});

describe('The description of a city', () => {
  it('names the county once, even if another city has the same name', () => {
    const site = smallPlan((files) =>
      edit(files, 'counties/addison-county.yaml', 'name: "Middlebury"', 'name: "Burlington"'),
    );
    expect(headAt('/locations/addison-county/middlebury', site).description).toMatch(
      /^Injured in Burlington, Addison County[ ?]/,
    );
  });
});

describe('The description of a city, when it names neighbors', () => {
  const described = (change?: (files: DataFiles) => void) =>
    headAt(
      '/locations/chittenden-county/burlington',
      smallPlan((files) => {
        // Middlebury lies 8 miles south of Burlington, and South Burlington 3 miles southeast.
        edit(files, 'counties/addison-county.yaml', '[44.0153, -73.1673]', '[44.3600, -73.2120]');
        edit(files, 'counties/addison-county.yaml', '"05753", "05740"', '"05753"');
        change?.(files);
      }),
    ).description;

  it('has the nearest', () => {
    expect(described()).toContain('near South Burlington and Middlebury?');
  });

  it('has none that is far', () => {
    const description = described((files) =>
      edit(files, 'counties/addison-county.yaml', '[44.3600, -73.2120]', '[44.1000, -73.2120]'),
    );
    expect(description).toContain('near South Burlington?');
  });

  it('has none that is as far by way of the next bridge', () => {
    const description = described((files) =>
      edit(files, 'counties/addison-county.yaml', 'order: 2\n', 'order: 2\nisland: "Grand Isle"\n'),
    );
    expect(description).toContain('near South Burlington?');
  });
});

describe('The description of a local search', () => {
  const described = (intro: string) =>
    headAt(
      '/local-searches/car-crash-lawyer-in-burlington',
      smallPlan((files) =>
        edit(files, 'keywords.yaml', 'Hurt in a crash near the lake? Ask before you sign anything.', intro),
      ),
    ).description;

  it('ends with the offer of the firm, after as many sentences as fit', () => {
    expect(described(`Ask first. Sign later. ${'Long '.repeat(30)}end.`)).toBe(
      'Ask first. Sign later. Free consultation. No win, no fee.',
    );
  });

  it('leaves out the offer if a long sentence needs the space', () => {
    const long = `${'Long '.repeat(25)}end.`;
    expect(described(`${long} Ask first.`)).toBe(`${long} Ask first.`);
  });
});

describe('The head of a page', () => {
  it("has the page's own address as the canonical one", () => {
    expect(headAt('/locations/zip/05401').canonical).toBe('https://www.maplelaw.example/locations/zip/05401');
    expect(headAt('/').canonical).toBe('https://www.maplelaw.example/');
  });

  it('describes a topic for its place', () => {
    expect(headAt('/blog/zip/05401/deadlines').description).toBe(
      'How long you have to sue in Zip Code 05401 (Burlington).',
    );
  });

  it('describes the firm, its offices, the area served and the breadcrumbs of a location in structured data', () => {
    expect(graphAt('/locations/addison-county/middlebury')).toMatchObject([
      {
        '@type': 'LegalService',
        telephone: '+18025550110',
        address: { streetAddress: '1 Church Street' },
        areaServed: { '@type': 'State', name: 'Vermont' },
      },
      { '@type': 'LegalService', address: { streetAddress: '2 Main Street' } },
      {
        '@type': 'Service',
        provider: { '@type': 'Organization', name: 'Maple Law, PLLC' },
        areaServed: { '@type': 'City', name: 'Middlebury' },
      },
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

  it('describes the offices and the breadcrumbs of the list of counties in structured data', () => {
    const kinds = graphAt('/locations').map((node) => node['@type']);
    expect(kinds).toEqual(['Organization', 'LegalService', 'LegalService', 'BreadcrumbList']);
  });

  it('names the state of places in another state in structured data', () => {
    const site = smallPlan((files) => {
      files['counties/grafton-county.yaml'] =
        'name: "Grafton County"\norder: 3\nstate: NH\ncities: [{ name: "Hanover", slug: hanover, zips: ["03755"] }]\n';
    });
    const areaAt = (address: string) => graphAt(address, site).find((node) => node['@type'] === 'Service');
    expect(areaAt('/locations/grafton-county')).toMatchObject({
      areaServed: { containedInPlace: { '@type': 'State', name: 'New Hampshire' } },
    });
    expect(areaAt('/locations/addison-county')).toMatchObject({
      areaServed: { containedInPlace: { '@type': 'State', name: 'Vermont' } },
    });
    expect(areaAt('/locations/grafton-county/hanover')).toMatchObject({
      areaServed: {
        '@type': 'City',
        name: 'Hanover',
        containedInPlace: {
          '@type': 'AdministrativeArea',
          name: 'Grafton County',
          containedInPlace: { '@type': 'State', name: 'New Hampshire' },
        },
      },
    });
    expect(areaAt('/locations/zip/03755')).toMatchObject({
      areaServed: { address: { postalCode: '03755', addressRegion: 'NH' } },
    });
  });

  it.each([
    ['where no other name is known', '', 'Burlington'],
    ['unless its mail has another name', '05401,Winooski\n', 'Winooski'],
  ])('addresses a ZIP code by the name of its city in structured data, %s', (_, row, locality) => {
    const site = planWithTables({ 'mail-names': `zip,name\n05403,Burlington\n${row}` });
    expect(graphAt('/locations/zip/05401', site)).toContainEqual(
      expect.objectContaining({
        areaServed: expect.objectContaining({
          address: expect.objectContaining({ postalCode: '05401', addressLocality: locality }),
        }),
      }),
    );
  });

  it('describes offices identically on every page in structured data', () => {
    const officesAt = (address: string) =>
      graphAt(address).filter((node) => node['@type'] === 'LegalService');
    expect(officesAt('/locations/zip/05401')).toEqual(officesAt('/'));
    expect(officesAt('/contact')).toEqual(officesAt('/'));
  });

  it('gives the hours of the phone, but none for the offices', () => {
    const [firm, office] = graphAt('/contact');
    expect(firm).toMatchObject({
      contactPoint: { hoursAvailable: { opens: '00:00', closes: '23:59' } },
    });
    expect(Object.keys(office!).filter((name) => /hours/i.test(name))).toEqual([]);
  });

  it('gives no hours unless the firm does', () => {
    const site = smallPlan((files) => edit(files, 'site.yaml', ', atAnyHour: true', ''));
    const [firm] = graphAt('/contact', site);
    expect(firm!.contactPoint).toEqual({
      '@type': 'ContactPoint',
      telephone: '+18025550110',
      contactType: 'customer service',
    });
    expect(llmsTxt(site)).toContain(' Phone: (802) 555-0110.');
  });

  it.each([
    ['/about', 'Home > About Us'],
    ['/local-searches', 'Home > Local Searches'],
    ['/practice/car-accidents', 'Home > Practice Areas > Car Accidents'],
    ['/service-areas/burlington', 'Home > Service Areas > Burlington'],
    ['/blog/time-limits', 'Blog > How Long You Have in Vermont'],
    [
      '/local-searches/car-crash-lawyer-in-burlington',
      'Home > Practice Areas > Car Accidents > Car Crash Lawyer in Burlington',
    ],
  ])('gives the breadcrumbs to %s in structured data', (address, way) => {
    const steps = graphAt(address).at(-1)!.itemListElement as { name: string }[];
    expect(steps.map(({ name }) => name).join(' > ')).toBe(way);
  });

  it('describes the service of a practice area, and the area of a service area, in structured data', () => {
    expect(graphAt('/practice/car-accidents')[0]).toMatchObject({
      '@type': 'Service',
      serviceType: 'Car Accidents',
      areaServed: { '@type': 'State', name: 'Vermont' },
    });
    expect(graphAt('/service-areas/burlington')[0]).toMatchObject({
      areaServed: { name: 'Burlington', containedInPlace: { '@type': 'State', name: 'Vermont' } },
    });
  });

  it('gives the date and image of an article in structured data, also on topic pages', () => {
    for (const address of ['/blog/time-limits', '/blog/zip/05401/deadlines']) {
      expect(graphAt(address)[0]).toMatchObject({
        '@type': 'Article',
        datePublished: '2026-03-01',
        dateModified: '2026-03-01',
        image: 'https://www.maplelaw.example/social/blog/time-limits.png',
        author: { '@type': 'Organization', name: 'Maple Law, PLLC' },
      });
    }
  });

  it('names the author, the reviewer and the lawyers in structured data', () => {
    const days =
      'date: "2026-03-01"\nupdated: "2026-04-01"\nauthor: ada-birch\nreviewed: { by: ada-birch, date: "2026-04-02" }';
    const site = smallPlan((files) =>
      edit(addAttorney(files), 'posts/time-limits.md', 'date: "2026-03-01"', days),
    );
    const ada = { '@id': 'https://www.maplelaw.example/about#ada-birch', name: 'Ada Birch' };
    expect(graphAt('/blog/time-limits', site)[0]).toMatchObject({
      dateModified: '2026-04-01',
      author: ada,
      mainEntityOfPage: { reviewedBy: ada, lastReviewed: '2026-04-02' },
    });
    expect(graphAt('/about', site).at(-2)).toMatchObject({
      ...ada,
      '@type': 'Person',
      jobTitle: 'Partner',
      image: 'https://www.maplelaw.example/images/attorney-ada-birch.svg',
    });
  });

  it('gives the logo of the firm and the name of the site in structured data', () => {
    const site = smallPlan(
      (files) => void (files['images/mark.svg'] = '<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
    );
    expect(graphAt('/', site).slice(0, 2)).toMatchObject([
      { '@type': 'WebSite', name: 'Maple Law' },
      { logo: 'https://www.maplelaw.example/images/mark.svg' },
    ]);
  });

  it('contains no structured data that could end its script element', () => {
    const site = smallPlan((files) => edit(files, 'site.yaml', '"Maple Law, PLLC"', '"Maple </script b"'));
    expect(headAt('/locations', site).structuredData!.__html).not.toContain('<');
  });
});
