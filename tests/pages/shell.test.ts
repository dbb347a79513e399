import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SiteShell } from '#components/shell/shell.tsx';
import { renderDocument } from '#output/render/document.tsx';
import { planPage } from '#pages/definitions.ts';
import { planShell } from '#site/shell.ts';
import { routeAt, smallPlan } from '../support/small-site/small-plan.ts';
import { edit, type DataFiles } from '../support/small-site/small-site.ts';

interface Page {
  current?: string;
  section?: string;
  sitemapBanner?: boolean;
}

/** The frame of a page of the small site. */
function frame({ current, section, sitemapBanner = true }: Page = {}, change?: (files: DataFiles) => void) {
  const shell = planShell(smallPlan(change), new Date('2026-11-20'), '/visitor.json');
  return renderToStaticMarkup(SiteShell({ shell, current, section, sitemapBanner, children: 'The page' }));
}

/** The links of the menu that are marked, for eyes and screen readers alike. */
const markedIn = (html: string) =>
  [...html.matchAll(/<a class="[^"]* border-brass[^"]*" href="([^"]*)" aria-current="(\w+)"/g)].map(
    ([, href, as]) => `${href} as ${as}`,
  );
const marked = (page: Page) => markedIn(frame(page));

describe('The menu', () => {
  it('marks the link to the page itself, on a wide screen and on a phone', () => {
    expect(marked({ current: '/about' })).toEqual(['/about as page', '/about as page']);
  });

  it('marks the link to the section of a page', () => {
    expect(marked({ section: '/blog' })).toEqual(['/blog as true', '/blog as true']);
  });

  it.each([
    ['/about', '/about as page'],
    ['/schedule', '/schedule as page'],
    ['/service-areas', '/locations as true'],
    ['/practice/car-accidents', '/practice as true'],
  ])('marks on the page %s, with the pages that the firm has put into it: %s', (address, link) => {
    const site = smallPlan((files) =>
      edit(files, 'site.yaml', 'navigation:', 'navigation:\n  - { label: "Appointments", to: "/schedule" }'),
    );
    const shell = planShell(site, new Date('2026-11-20'), '/visitor.json');
    const html = renderDocument({ page: planPage(site, routeAt(site, address)), shell });
    expect(markedIn(html)).toEqual([link, link]);
  });

  it('marks nothing for a page that it does not lead to', () => {
    expect(marked({})).toEqual([]);
  });
});

describe('The header', () => {
  it('shows the logo where the firm has one', () => {
    const header = (html: string) => html.slice(html.indexOf('<header'), html.indexOf('</header>'));
    expect(header(frame())).not.toContain('<img');
    const withLogo = frame({}, (files) => {
      files['images/mark.svg'] = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"></svg>\n';
    });
    expect(header(withLogo)).toContain('<img src="/images/mark.svg"');
  });

  it('says when the phone is answered', () => {
    expect(frame()).toMatch(/\(802\) 555-0110<span class="[^"]*">24\/7<\/span>/);
  });
});

describe('The frame of a page', () => {
  it('lets a keyboard skip to its content, and a script put the focus there', () => {
    expect(frame()).toMatch(/^<a [^>]*href="#main">Skip to the content<\/a>/);
    expect(frame()).toContain('<main id="main" tabindex="-1">The page</main>');
  });

  it('keeps the form, the chat and the phone in view', () => {
    const bar = /<aside aria-label="Reach us".*?<\/aside>/s.exec(frame())![0];
    expect(bar.match(/<a /g)).toHaveLength(3);
  });

  it('leads to the sitemap, except where a page needs no such line', () => {
    expect(frame()).toContain('aria-label="Sitemap"');
    expect(frame({ sitemapBanner: false })).not.toContain('aria-label="Sitemap"');
  });

  it('ends with an appeal that is named by its heading', () => {
    const [, name] = /<section [^>]*aria-labelledby="([^"]*)"/.exec(frame())!;
    expect(frame()).toMatch(new RegExp(`<h2 [^>]*id="${name}">`));
  });
});

describe('The footer', () => {
  const footer = (change?: (files: DataFiles) => void) => /<footer.*<\/footer>/s.exec(frame({}, change))![0];

  it('says of what a link shows all', () => {
    expect(footer()).toMatch(/href="\/practice">View All\.\.\.<span class="sr-only"> Practice Areas<\/span>/);
    expect(footer()).toMatch(/href="\/locations">View All\.\.\.<span class="sr-only"> Locations<\/span>/);
  });

  it('marks its counties, and nothing else, as areas whose clicks are counted', () => {
    const areas = [...footer().matchAll(/data-area="([^"]*)"/g)].map(([, name]) => name);
    expect(areas).toEqual(['Chittenden County', 'Addison County']);
  });

  it('gives offices without headings', () => {
    expect(footer()).toContain('1 Church Street');
    expect(footer()).not.toContain('<h3');
  });

  it('ends the name of the firm with one full stop', () => {
    const line = (name: string) =>
      footer((files) => edit(files, 'site.yaml', 'name: "Maple Law, PLLC"', `name: "${name}"`));
    expect(line('Maple Law')).toMatch(/© <span data-this-year="true">2026<\/span> Maple Law\. All rights/);
    expect(line('Maple Law, P.C.')).toContain('Maple Law, P.C. All rights');
  });

  it('ends with what rules on advertising require', () => {
    for (const words of [
      'Prior results do not guarantee',
      'for informational purposes only',
      'you may still owe',
    ])
      expect(footer()).toContain(words);
  });
});
