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

/** The HTML of a page. */
function pageAt(address: string, change?: Change): string {
  const site = smallPlan(change);
  const shell = planShell(site, new Date('2026-11-20'), '/visitor.json');
  return renderDocument({ page: planPage(site, routeAt(site, address)), shell });
}

const withFile =
  (name: string, text: string): Change =>
  (files) =>
    void (files[name] = text);

describe('The texts of a page', () => {
  it('are those of the specification by default', () => {
    const page = pageAt('/locations/addison-county');
    expect(page).toContain('>EMERGENCY? CALL NOW</strong>');
    expect(page).toContain('Click Here to View the Sitemap');
    expect(page).toContain('<h1>Injured in Addison County?</h1>');
    expect(page).toContain('Get the Compensation You Deserve');
  });

  it('are in the title of the blog, too', () => {
    const change: Change = (files) =>
      edit(files, 'pages/blog.yaml', 'title: "Answers', 'title: "Plain Answers');
    expect(headAt('/blog', change).title).toBe('Maple Law Blog | Plain Answers to Your Legal Questions');
  });

  it('are those of its file, if the file has them', () => {
    const texts = 'heading: "Hurt around {place}?"\nsections: { topics: "{place} asks" }\n';
    const page = pageAt('/locations/addison-county', withFile('pages/county.yaml', texts));
    expect(page).toContain('<h1>Hurt around Addison County?</h1>');
    expect(page).toContain('Addison County asks</h2>');
    expect(page).toContain('What happened to you?</h2>');
  });

  it('are those of the shell on every page', () => {
    const texts = 'callToAction: { heading: "Ask {firm}" }\npageTitle: "{title} by {firm}"\n';
    const page = pageAt('/practice', withFile('pages/shell.yaml', texts));
    expect(page).toContain('Ask Maple Law</h2>');
    expect(page).toContain('by Maple Law</title>');
  });

  it('include the firm and its phone number by default', () => {
    expect(pageAt('/practice')).toMatch(/Call \(802\) \d{3}-\d{4}/);
  });

  it('contain links where placeholders name something with a page', () => {
    const page = pageAt(
      '/locations/zip/05401',
      withFile('pages/zip.yaml', 'up: "{county} is where {city} lies."\n'),
    );
    expect(page).toMatch(/>Chittenden County<\/a> is where <a href="[^"]+">Burlington<\/a> lies\./);
  });
});

describe('A topic', () => {
  it('begins with its description if nothing that its sentences need is known', () => {
    // Addison County has neither a court nor a seat.
    const page = pageAt('/blog/county/addison-county/deadlines');
    expect(page).toMatch(/<\/h1>\s*<p[^>]*>How long you have to sue in Addison County\.<\/p>/);
  });
});

describe('The page of a place', () => {
  it('links to every other city that lists the ZIP code', () => {
    expect(pageAt('/locations/zip/05401')).toContain(
      'Also listed under <a href="/locations/chittenden-county/south-burlington">South Burlington</a>.',
    );
    expect(pageAt('/locations/zip/05408')).not.toContain('Also listed under');
  });

  it('names the city to choose if the county has only one', () => {
    expect(pageAt('/locations/addison-county')).toContain('Choose Middlebury to see');
    expect(pageAt('/locations/chittenden-county')).toContain('Choose your community to see');
  });

  it('links from a topic to its other topics', () => {
    const page = pageAt('/blog/county/addison-county/costs', (files) => {
      files['topics/costs.yaml'] = files['topics/deadlines.yaml']!;
      edit(
        files,
        'topics/costs.yaml',
        'title: "Time limits in Vermont"\norder: 1',
        'title: "Costs"\norder: 2',
      );
    });
    expect(page).toContain('href="/blog/county/addison-county/deadlines"');
    expect(page.split('href="/blog/county/addison-county/costs"')).toHaveLength(1);
  });
});

describe('The introduction of a topic', () => {
  const introduced = (...sentences: string[]) =>
    pageAt('/blog/county/addison-county/deadlines', (files) =>
      edit(
        files,
        'topics/deadlines.yaml',
        '["Cases from {place} go to {court}.", "The seat is {seat}."]',
        JSON.stringify(sentences),
      ),
    );

  it('is one paragraph below its two leading sentences', () => {
    const page = introduced('One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.');
    expect(page).toContain('>Three. Four. Five. Six.</p>');
    expect(page).not.toMatch(/<p[^>]*><\/p>/);
  });

  it('is two paragraphs if it has more than four sentences there', () => {
    const page = introduced('One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.', 'Seven.');
    expect(page).toContain('>One. Two.</p>');
    expect(page).toMatch(/>Three\. Four\. Five\.<\/p><p[^>]*>Six\. Seven\.<\/p>/);
  });
});

describe('The privacy page', () => {
  it('says that nobody counts visits', () => {
    const page = pageAt('/privacy');
    expect(page).toContain('Nobody counts you.');
    expect(page).not.toContain('A service counts you.');
  });

  it('says that a service counts visits if the site has a tracker', () => {
    const page = pageAt('/privacy', (files) =>
      edit(files, 'site.yaml', 'url:', 'tracker: { url: "https://tracker.example/pixel", id: "1" }\nurl:'),
    );
    expect(page).toContain('A service counts you.');
    expect(page).not.toContain('Nobody counts you.');
  });
});

describe('The list of articles', () => {
  const datesOf = (page: string) =>
    [...page.matchAll(/<p class="mt-1 text-small">(.*?)<\/p>/g)].map(([, date]) =>
      date!.replace(/<[^>]*>/g, ''),
    );

  it('begins with the newest, which is not repeated below', () => {
    expect(datesOf(pageAt('/blog'))).toEqual(['March 1, 2026', 'February 1, 2026']);
  });

  it('tells on which day an article was changed', () => {
    const page = pageAt('/blog', (files) =>
      edit(files, 'posts/time-limits.md', 'date: "2026-03-01"', 'date: "2026-03-01"\nupdated: "2026-04-01"'),
    );
    expect(datesOf(page)).toEqual(['March 1, 2026, updated April 1, 2026', 'February 1, 2026']);
  });

  it('does not if all were changed on the same day', () => {
    const page = pageAt('/blog', (files) => {
      for (const name of ['posts/time-limits.md', 'guides/moose-collision-claims.yaml'])
        edit(files, name, 'date:', 'updated: "2026-04-01"\ndate:');
    });
    expect(datesOf(page)).toEqual(['March 1, 2026', 'February 1, 2026']);
  });
});

describe('The sitemap page', () => {
  const withSearches =
    (count: number): Change =>
    (files) => {
      const [heading, search] = String(files['keywords.yaml']).split(/(?<=keywords:\n)/);
      const searches = Array.from({ length: count }, (_, i) => search!.replaceAll(/Car|lake/g, `$& ${i}`));
      files['keywords.yaml'] = heading! + searches.join('');
    };
  const withCities =
    (count: number): Change =>
    (files) => {
      const villages = Array.from({ length: count - 1 }, (_, i) => {
        return `  - { name: "Village ${i}", slug: village-${i}, zips: ["0574${i + 1}"] }\n`;
      });
      edit(files, 'counties/addison-county.yaml', 'points:\n', `${villages.join('')}points:\n`);
    };

  it('says how many searches follow after the first ten', () => {
    expect(pageAt('/sitemap', withSearches(10))).not.toContain('...and ');
    expect(pageAt('/sitemap', withSearches(11))).toContain('...and 1 more</a>');
  });

  it('says that more cities follow after the first three of a county', () => {
    expect(pageAt('/sitemap', withCities(3))).not.toContain('and more cities');
    expect(pageAt('/sitemap', withCities(4))).toContain('and more cities</a>');
  });

  it('lists the pages that exist once in one order, whatever the order of their names in shell.yaml', () => {
    const texts = 'crumbs: { contact: "Write Us", blog: "Answers", home: "Start" }\n';
    const page = pageAt('/sitemap', withFile('pages/shell.yaml', texts));
    expect(page).toMatch(/>Start<.+>Practice Areas<.+>Answers<.+>About Us<.+>Write Us<.+>Privacy</s);
  });
});

describe('A page for unknown addresses', () => {
  it.each([
    ['/404', 0],
    ['/practice/404', 0],
    ['/service-areas/404', 0],
    ['/locations/404', 1],
  ])('%s has a search field for places only if a place is missing', (address, fields) => {
    expect(pageAt(address).split('id="place"')).toHaveLength(1 + fields);
  });
});

describe('The page of a practice area', () => {
  const withBusAccidents: Change = (files) => {
    files['practice-areas/bus-accidents.yaml'] = String(files['practice-areas/car-accidents.yaml'])
      .replace('order: 1', 'order: 2')
      .replaceAll('Car', 'Bus');
  };
  const quotedAt = (address: string) =>
    /<blockquote.*?<\/blockquote>/s.exec(
      pageAt(address, (files) => {
        withBusAccidents(files);
        files['testimonials.yaml'] +=
          '  - { name: "Cy D.", case: "Crash", practiceArea: bus-accidents, amount: "$1", text: "They won.", avatar: { alt: "A man" }, sample: true }\n';
      }),
    )?.[0];

  it('has a testimonial about it, or else the first of all', () => {
    expect(quotedAt('/practice/bus-accidents')).toContain('They won.');
    expect(quotedAt('/practice/car-accidents')).toContain('They called me back.');
  });

  it('links to the local searches for it', () => {
    expect(pageAt('/practice/car-accidents', withBusAccidents)).toContain('href="/local-searches/');
    expect(pageAt('/practice/bus-accidents', withBusAccidents)).not.toContain('href="/local-searches/');
  });
});

describe('An article', () => {
  it('links to its related articles', () => {
    const page = pageAt('/blog/time-limits');
    expect(page).toContain('href="/blog/moose-collision-claims"');
    expect(page).not.toContain('href="/blog/time-limits"');
  });

  it('links to the topic that prints it, in each county', () => {
    expect(pageAt('/blog/time-limits')).toContain('href="/blog/county/addison-county/deadlines"');
    expect(pageAt('/blog/moose-collision-claims')).not.toContain('href="/blog/county/');
  });
});

const figuresOfArea = (files: DataFiles) =>
  edit(
    files,
    'practice-areas/car-accidents.yaml',
    'sections:',
    'figures: [{ figure: "{fact:injury-deadline}", text: "to sue" }]\nsections:',
  );

describe('The figures of an article', () => {
  it('are those of its practice area by default', () => {
    expect(pageAt('/blog/time-limits', figuresOfArea)).toContain('>3 years<');
  });
});

describe('The figures of a landing page', () => {
  const figuresWith = (figures: string) =>
    pageAt('/local-searches/car-crash-lawyer-in-burlington', (files) => {
      figuresOfArea(files);
      files['keywords.yaml'] += figures;
    });

  it('are those of its practice area by default', () => {
    expect(figuresWith('')).toContain('>3 years<');
  });

  it('are its own if it has any', () => {
    const page = figuresWith('    figures: [{ figure: "{fact:car-cover}", text: "of cover at least" }]\n');
    expect(page).toContain('>$25,000<');
    expect(page).not.toContain('>3 years<');
  });
});

describe('The description of a ZIP code', () => {
  const described = (...texts: string[]) =>
    headAt('/locations/zip/05401', withFile('pages/zip.yaml', `descriptions: ${JSON.stringify(texts)}\n`))
      .description;

  it('is the first one that search results show in full', () => {
    const long = `Injured in {zip}? ${'Ask somebody who knows. '.repeat(10)}`;
    expect(described(long, 'Injured in {zip}?')).toBe('Injured in 05401?');
  });

  it('is not one with a placeholder whose value is unknown', () => {
    expect(described('{zip}: reports are with {police}.', '{zip}: ask us.')).toBe('05401: ask us.');
  });
});

describe('The title and description of one page', () => {
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
  ])('of %s come from its entry in the data', (address, name, before, after, title) => {
    const head = headAt(address, (files) => edit(files, name, before, after));
    expect(head).toMatchObject({ title, description: 'Own words.' });
  });

  it('of a topic are filled with each place', () => {
    const seo = 'seo: { title: "Time Limits near {place}", description: "Too late in {place}?" }';
    const head = headAt('/blog/county/addison-county/deadlines', (files) =>
      edit(files, 'topics/deadlines.yaml', 'intro:', `${seo}\nintro:`),
    );
    expect(head).toMatchObject({
      title: 'Time Limits near Addison County',
      description: 'Too late in Addison County?',
    });
  });

  it('of a city do not apply to the pages of its ZIP codes', () => {
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
