import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderDocument } from '#output/render/document.tsx';
import { longDate } from '#lib/long-date.ts';
import { telephoneLink } from '#lib/phone.ts';
import { counted } from '#lib/text.ts';
import { planPage } from '#pages/definitions.ts';
import { planShell } from '#site/shell.ts';
import { loadSite } from '../support/load-site.ts';
import { root } from '../support/site.ts';
import { routeAt } from '../support/small-site/small-plan.ts';
import { tagsOf, textOf, type Tag } from './html.ts';

const site = loadSite(path.join(root, 'data')).site!;
const shell = planShell(site, new Date('2026-11-20'), '/visitor.json');

/** An element of a page of the real site. */
function partOf(address: string, element: string): string {
  const page = planPage(site, routeAt(site, address));
  return new RegExp(`<${element}\\b.*</${element}>`, 's').exec(renderDocument({ page, shell }))![0];
}

/** Where the links with a text lead. */
function linksSaying(html: string, text: string): (string | undefined)[] {
  const links = [...html.matchAll(/<a\b[^>]*>.*?<\/a>/gs)].map(([link]) => link);
  return links.filter((link) => textOf(link).includes(text)).map((link) => hrefOf([...tagsOf(link)][0]!));
}

const hrefOf = ({ attributes }: Tag) => attributes.get('href');

/** The texts that are not shown, or not after the one before. */
function missing(html: string, texts: readonly string[]): string[] {
  const shown = textOf(html);
  let end = 0;
  return texts.filter((text) => {
    const start = shown.indexOf(text, end);
    if (start >= 0) end = start + text.length;
    return start < 0;
  });
}

const { settings } = site.content;
const offices = settings.offices.map(({ street }) => street);
const call = `Call ${settings.phones.main}`;
const dial = telephoneLink(settings.phones.main);
const act = ['Free Case Evaluation', call];
const clients = site.content.testimonials.map(({ name }) => name);
const more = (all: readonly unknown[]) => `...and ${all.length - 10} more`;

describe('The specified texts and links', () => {
  const { pages, posts, keywords, practiceAreas, serviceAreas } = site.content;
  const { home, about, keyword } = pages;
  const [newest] = posts;
  const [first] = keywords;
  const [one, other] = practiceAreas.find(({ slug }) => slug === 'slip-and-fall')!.sections;
  const kings = site.places.countyBySlug.get('kings-county')!;
  const yonkers = site.places.cities.find(({ entry }) => entry.slug === 'yonkers')!;
  const firm = settings.firm.product;
  const { recovered, experience, reply, rating } = settings.claims;
  const queens = serviceAreas.find(({ slug }) => slug === 'queens')!;

  it.each([
    ['/', [...act, 'Car Accidents', 'Wrongful Death', home.sections.why.reasons[0]!.title, rating]],
    ['/', [recovered, experience, '24/7', `within ${reply}`]],
    ['/', [rating, ...clients.slice(0, 3), ...offices, call]],
    ['/practice/slip-and-fall', [one!.title, ...act, other!.title]],
    ['/service-areas/queens', ['Queens Boulevard', 'Astoria', ...act, queens.practiceAreasIntro]],
    [
      '/locations',
      site.places.counties.map(({ name, cities }) => `${name} ${counted(cities.length, 'city', 'cities')}`),
    ],
    ['/blog', [newest!.title, longDate(newest!.date), newest!.excerpt, 'Read More']],
    [`/blog/${newest!.slug}`, [newest!.title, longDate(newest!.date), 'Back to Blog']],
    ['/blog/zip/11224/no-fault-insurance', ['crash in Zip Code 11224 (Brooklyn)', 'Back to the Blog Index']],
    [`/local-searches/${first!.slug}`, ['No win, no fee.', 'Free Case Evaluation', 'Call Us Now']],
    [`/local-searches/${first!.slug}`, ['Call Us Now', first!.intro, keyword.consultation.heading]],
    ['/about', [about.mission.heading, about.philosophy.heading, 'Six Reasons', about.reasons[5]!.title]],
    ['/about', [about.reasons[5]!.title, 'Contact us']],
    ['/testimonials', [...clients, 'Contact us']],
    ['/sitemap', ['Download All Pages as CSV', 'Main Pages', 'Home', 'Schedule', more(posts)]],
    ['/sitemap', [more(posts), 'Practice Areas', more(keywords), 'Kings County', 'and more cities']],
  ])('%s shows in this order: %j', (address, texts) => {
    expect(missing(partOf(address, 'main'), texts)).toEqual([]);
  });

  it.each([
    ['/', practiceAreas.length, '/practice/'],
    ['/', offices.length, 'https://www.google.com/maps/search/'],
    ['/practice', practiceAreas.length, '/practice/'],
    ['/practice/car-accidents', practiceAreas.length - 1, '/practice/'],
    ['/service-areas', serviceAreas.length, '/service-areas/'],
    ['/service-areas/queens', practiceAreas.length, '/practice/'],
    ['/locations/kings-county', kings.cities.length, '/locations/kings-county/'],
    [yonkers.address, yonkers.zips.length, '/locations/zip/'],
    ['/blog', posts.length, '/blog/'],
    ['/local-searches', keywords.length, '/local-searches/'],
    ['/sitemap', 10, '/blog/'],
    ['/sitemap', 10, '/local-searches/'],
    ['/sitemap', practiceAreas.length, '/practice/'],
    ['/sitemap', serviceAreas.length, '/service-areas/'],
    ['/sitemap', 3, '/locations/nassau-county/'],
  ])('%s has links to %i addresses that begin with %s', (address, count, beginning) => {
    const links = [...tagsOf(partOf(address, 'main'))].map((tag) => hrefOf(tag) ?? '');
    expect(new Set(links.filter((link) => link.startsWith(beginning))).size).toBe(count);
  });

  it.each([
    ['/', 'EMERGENCY? CALL NOW', dial],
    ['/', '24/7 Emergency Line', dial],
    ['/', 'Click Here to View the Sitemap', '/sitemap'],
    ['/', 'About Us', '/about'],
    ['/', 'Contact Us', '/contact'],
    [`/blog/${newest!.slug}`, 'Back to Blog', '/blog'],
    ['/blog/zip/11224/no-fault-insurance', 'Back to the Blog Index', '/blog'],
    [`/local-searches/${first!.slug}`, 'Call Us Now', dial],
    ['/about', 'Contact us', '/contact'],
    ['/testimonials', 'Contact us', '/contact'],
    ['/sitemap', 'Download All Pages as CSV', '/website_pages.csv'],
  ])('%s leads with "%s" to %s', (address, text, target) => {
    expect([...new Set(linksSaying(partOf(address, 'body'), text))]).toEqual([target]);
  });

  it.each([
    ['/blog', `${firm} Blog | Answers to Your Legal Questions`],
    [`/blog/${newest!.slug}`, `${newest!.title} | ${firm} Blog`],
    [`/local-searches/${first!.slug}`, `${first!.heading} | Expert Legal Help`],
  ])('%s has the title "%s"', (address, title) => {
    expect(textOf(partOf(address, 'title')).trim()).toBe(title);
  });

  it('are around every page', () => {
    const around = [
      `EMERGENCY? CALL NOW ${settings.phones.main} 24/7 AVAILABILITY`,
      'Home Practice Areas Locations Blog About Us Testimonials Contact',
      'Looking for a specific page? Click Here to View the Sitemap',
      'Get the Compensation You Deserve',
      'Start Your Free Case Evaluation',
      `${firm} stands up for injured New Yorkers`,
      'Practice Areas Car Accidents Medical Malpractice Construction Accidents Slip and Fall View All...',
      'Quick Links About Us Testimonials Contact Us Sitemap 24/7 Emergency Line',
      'Locations New York County Kings County Queens County Bronx County View All...',
      'All rights reserved. | Attorney Advertising',
      'Prior results do not guarantee a similar outcome. This website is for informational purposes only.',
    ];
    expect(missing(partOf('/', 'body'), around)).toEqual([]);
    expect(missing(partOf('/sitemap', 'body'), around)).toEqual([around[2]]);
  });

  it('end on the home page after the third testimonial', () => {
    expect(partOf('/', 'main')).not.toContain(clients[3]);
  });

  it('include five stars beside the rating', () => {
    expect(partOf('/testimonials', 'main').match(/#star/g)).toHaveLength(5);
  });
});
