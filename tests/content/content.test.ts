import { describe, expect, it } from 'vitest';
import type { Content } from '#content/content.ts';
import { loadContent } from '#content/load.ts';
import { fillDefaults } from '#content/texts/placeholders.ts';
import { addAttorney } from '../support/small-site/small-attorney.ts';
import { dataToRead, edit, smallSite, type DataFiles } from '../support/small-site/small-site.ts';

function contentOf(change: (files: DataFiles) => void = () => undefined): Content {
  const files = smallSite();
  change(files);
  const { content, problems } = loadContent(dataToRead(files));
  expect(problems).toEqual([]);
  return content!;
}

const names = (things: { name: string }[]) => things.map(({ name }) => name);

describe('The content of a data folder', () => {
  it('is sorted by "order", then by file name', () => {
    expect(names(contentOf().counties)).toEqual(['Chittenden County', 'Addison County']);
    const reversed = contentOf((files) =>
      edit(files, 'counties/addison-county.yaml', 'order: 2', 'order: 0'),
    );
    expect(names(reversed.counties)).toEqual(['Addison County', 'Chittenden County']);
    const tied = contentOf((files) => edit(files, 'counties/addison-county.yaml', 'order: 2', 'order: 1'));
    expect(names(tied.counties)).toEqual(['Addison County', 'Chittenden County']);
  });

  it.each([
    ['topics', 'topics/deadlines.yaml', 'Time limits'],
    ['practiceAreas', 'practice-areas/car-accidents.yaml', 'Car Accidents'],
    ['serviceAreas', 'service-areas/burlington.yaml', 'Burlington'],
    ['attorneys', 'attorneys/ada-birch.yaml', 'Ada Birch'],
  ] as const)('is sorted alike for all kinds of files: %s', (kind, file, name) => {
    const content = contentOf((files) => {
      addAttorney(files);
      files['images/attorney-aaa.svg'] = files['images/attorney-ada-birch.svg']!;
      const another = String(files[file]).replace(name, 'Another One').replace('order: 1', 'order: 2');
      files[`${file.split('/')[0]}/aaa.yaml`] = another;
    });
    expect(content[kind].map(({ slug }) => slug)).toEqual([expect.not.stringMatching('aaa'), 'aaa']);
  });

  it('has a single full stop after a firm name that ends with one', () => {
    const { pages } = contentOf((files) => {
      edit(files, 'site.yaml', 'product: "Maple Law"', 'product: "Maple, P.C."');
      edit(
        files,
        'pages/about.yaml',
        '{firm} is small on purpose.',
        'This is {firm}. Ask {firm}, or call {phone}.',
      );
    });
    expect(pages.about.lead).toBe('This is Maple, P.C. Ask Maple, P.C., or call (802) 555-0110.');
  });

  it('takes its slugs from the file names', () => {
    expect(contentOf().practiceAreas.map(({ slug }) => slug)).toEqual(['car-accidents']);
  });

  it('lists posts and guides together, newest first, and those of one day by name', () => {
    expect(contentOf().posts.map(({ slug }) => slug)).toEqual(['time-limits', 'moose-collision-claims']);
    const later = contentOf((files) =>
      edit(files, 'guides/moose-collision-claims.yaml', '2026-02-01', '2026-04-01'),
    );
    expect(later.posts.map(({ slug }) => slug)).toEqual(['moose-collision-claims', 'time-limits']);
    const sameDay = contentOf((files) =>
      edit(files, 'guides/moose-collision-claims.yaml', '2026-02-01', '2026-03-01'),
    );
    expect(sameDay.posts.map(({ slug }) => slug)).toEqual(['moose-collision-claims', 'time-limits']);
  });

  it('turns a keyword into its slug: lowercase, with hyphens for spaces, without other characters', () => {
    expect(contentOf().keywords.map(({ slug }) => slug)).toEqual(['car-crash-lawyer-in-burlington']);
  });
});

describe('Texts', () => {
  it('print a fact with its unit in place of its placeholder', () => {
    const content = contentOf((files) =>
      edit(
        files,
        'posts/time-limits.md',
        '{fact:injury-deadline}.',
        '{fact:injury-deadline} and {fact:car-cover}.',
      ),
    );
    expect(content.posts[0]!.article.html).toContain('Most people in Vermont have 3 years and $25,000.');
  });

  it('print a fact of one year as "1 year"', () => {
    const content = contentOf((files) => {
      edit(files, 'facts.yaml', 'value: "3"', 'value: "1"');
      edit(files, 'facts.yaml', 'within three years', 'within one year');
    });
    expect(content.posts[0]!.article.html).toContain('Most people in Vermont have 1 year.');
  });

  it('name the firm, its phone and its claims in place of their placeholders', () => {
    const { pages } = contentOf();
    expect(pages.home.sections.why.heading).toBe('Why Maple Law');
    expect(pages.contact.call.text).toBe('The number is (802) 555-0110.');
    expect(pages.contact.form.text).toBe('We reply within 24 hours.');
  });

  it('keep the placeholders that each place fills in', () => {
    expect(contentOf().topics[0]!.intro.zip[0]).toBe('You live in {zip}, part of {city}.');
  });
});

describe('A default text', () => {
  it('ends a sentence with one full stop, also after a value that ends with one', () => {
    const filled = new Map([
      ['phone', '(802) 555-0110'],
      ['firm', 'Maple Law Inc.'],
    ]);
    const texts = ['Call {phone}. We listen.', 'You wrote to {firm}. We listen.', 'In {zip}.'];
    expect(fillDefaults(texts, filled)).toEqual([
      'Call (802) 555-0110. We listen.',
      'You wrote to Maple Law Inc. We listen.',
      'In {zip}.',
    ]);
  });
});

describe('A guide', () => {
  it('follows the guide template, without headings that it has no text for', () => {
    const guide = contentOf().posts.find(({ slug }) => slug === 'moose-collision-claims')!;
    expect(guide.article.html).toBe(
      '<p>A moose is tall enough to come through the glass.</p>' +
        '<h2 id="s1">What to keep</h2><ul><li><strong>Photos of the road.</strong> Take them before it snows.</li></ul>' +
        '<h2 id="s2">Where to start</h2><p>Call <a href="tel:+18025550110">(802) 555-0110</a> and describe the place.</p>',
    );
  });

  it('has one full stop behind each entry of a list', () => {
    const { article } = contentOf((files) => {
      edit(files, 'guides/moose-collision-claims.yaml', 'Photos of the road', 'The letter of Maple Inc.');
      edit(
        files,
        'guides/moose-collision-claims.yaml',
        'closing:',
        'insurers:\n  - { argument: "“You drove too fast.”", answer: "The road says." }\nclosing:',
      );
    }).posts.find(({ slug }) => slug === 'moose-collision-claims')!;
    expect(article.html).toContain('<strong>The letter of Maple Inc.</strong> Take them');
    expect(article.html).toContain('<strong>“You drove too fast.”</strong> The road says.');
  });
});
