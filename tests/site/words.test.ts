import { describe, expect, it } from 'vitest';
import { planPage } from '#pages/definitions.ts';
import { renderDocument } from '#output/render/document.tsx';
import { planShell } from '#site/shell.ts';
import { smallPlan, routeAt } from '../support/small-site/small-plan.ts';
import { edit, type DataFiles } from '../support/small-site/small-site.ts';

type Change = (files: DataFiles) => void;

const headAt = (address: string, change?: Change) => {
  const site = smallPlan(change);
  return planPage(site, routeAt(site, address)).props.head;
};

/** The page as React prints it. */
function pageAt(address: string, change?: Change): string {
  const site = smallPlan(change);
  const shell = planShell(site, new Date('2026-11-20'), '/visitor.json');
  return renderDocument({ page: planPage(site, routeAt(site, address)), shell });
}

const withFile =
  (name: string, text: string): Change =>
  (files) =>
    void (files[name] = text);

describe('The words of a page', () => {
  it('need no file: they are those of the specification', () => {
    const page = pageAt('/locations/addison-county');
    expect(page).toContain('>EMERGENCY? CALL NOW</strong>');
    expect(page).toContain('Click Here to View the Sitemap');
    expect(page).toContain('<h1>Injured in Addison County?</h1>');
    expect(page).toContain('Get the Compensation You Deserve');
  });

  it('are those of its file, where that says something else', () => {
    const texts = 'heading: "Hurt around {place}?"\nsections: { topics: "{place} asks" }\n';
    const page = pageAt('/locations/addison-county', withFile('pages/county.yaml', texts));
    expect(page).toContain('<h1>Hurt around Addison County?</h1>');
    expect(page).toContain('Addison County asks</h2>');
    expect(page).toContain('What happened to you?</h2>');
  });

  it('are those of the frame on every page', () => {
    const texts = 'callToAction: { heading: "Ask {firm}" }\npageTitle: "{title} by {firm}"\n';
    const page = pageAt('/practice', withFile('pages/shell.yaml', texts));
    expect(page).toContain('Ask Maple Law</h2>');
    expect(page).toContain('by Maple Law</title>');
  });

  it('have the firm and its phone in them also where no file says so', () => {
    expect(pageAt('/practice')).toMatch(/Call \(802\) \d{3}-\d{4}/);
  });

  it('hold links where they name something that has a page', () => {
    const page = pageAt(
      '/locations/zip/05401',
      withFile('pages/zip.yaml', 'up: "{county} is where {city} lies."\n'),
    );
    expect(page).toMatch(/>Chittenden County<\/a> is where <a href="[^"]+">Burlington<\/a> lies\./);
  });
});

describe('A topic', () => {
  it('speaks to the people of a place of which nothing is known that it tells', () => {
    // Addison County has neither a court nor a seat.
    const page = pageAt('/blog/county/addison-county/deadlines');
    expect(page).toMatch(/<\/h1>\s*<p[^>]*>How long you have to sue in Addison County\.<\/p>/);
  });
});

describe('The description of a ZIP', () => {
  const described = (...texts: string[]) =>
    headAt('/locations/zip/05401', withFile('pages/zip.yaml', `descriptions: ${JSON.stringify(texts)}\n`))
      .description;

  it('is the first that a search result shows whole', () => {
    const long = `Injured in {zip}? ${'Ask somebody who knows. '.repeat(10)}`;
    expect(described(long, 'Injured in {zip}?')).toBe('Injured in 05401?');
  });

  it('passes over one that names what no table tells of the place', () => {
    expect(described('{zip}: reports are with {police}.', '{zip}: ask us.')).toBe('05401: ask us.');
  });
});

describe('What search engines show of one page', () => {
  const own = '{ title: "Own Title", description: "Own words." }';

  it.each<[address: string, name: string, before: string, after: string, title: string]>([
    [
      '/locations/addison-county',
      'counties/addison-county.yaml',
      'cities:',
      `seo: ${own}\ncities:`,
      'Own Title | Maple Law',
    ],
    [
      '/locations/chittenden-county/burlington',
      'counties/chittenden-county.yaml',
      '    slug: burlington\n',
      `    slug: burlington\n    seo: ${own}\n`,
      'Own Title | Maple Law',
    ],
    [
      '/locations/zip/05408',
      'counties/chittenden-county.yaml',
      'points:',
      `zipSeo: { "05408": ${own} }\npoints:`,
      'Own Title | Maple Law',
    ],
    [
      '/local-searches/car-crash-lawyer-in-burlington',
      'keywords.yaml',
      '    practiceArea:',
      `    seo: ${own}\n    practiceArea:`,
      'Own Title',
    ],
  ])('of %s is what the data says of it', (address, name, before, after, title) => {
    const head = headAt(address, (files) => edit(files, name, before, after));
    expect(head).toMatchObject({ title, description: 'Own words.' });
  });

  it('of a topic names each place', () => {
    const seo = 'seo: { title: "Time Limits near {place}", description: "Too late in {place}?" }';
    const head = headAt('/blog/county/addison-county/deadlines', (files) =>
      edit(files, 'topics/deadlines.yaml', 'intro:', `${seo}\nintro:`),
    );
    expect(head).toMatchObject({
      title: 'Time Limits near Addison County',
      description: 'Too late in Addison County?',
    });
  });

  it('of a city is not what its ZIP pages show', () => {
    const change: Change = (files) =>
      edit(
        files,
        'counties/chittenden-county.yaml',
        '    slug: burlington\n',
        `    slug: burlington\n    seo: ${own}\n`,
      );
    expect(headAt('/locations/zip/05401', change).title).toContain('05401');
  });
});
