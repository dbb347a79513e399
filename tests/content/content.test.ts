import { describe, expect, it } from 'vitest';
import type { Content } from '#content/content.ts';
import { loadContent } from '#content/load.ts';
import { fillDefaults } from '#content/texts/placeholders.ts';
import { dataToRead, edit, smallSite, type DataFiles } from '../support/small-site/small-site.ts';

function contentOf(change: (files: DataFiles) => void = () => undefined): Content {
  const files = smallSite();
  change(files);
  const { content, problems } = loadContent(dataToRead(files));
  expect(problems).toEqual([]);
  return content!;
}

const names = (things: { name: string }[]) => things.map(({ name }) => name);

describe('What stands in the data folder', () => {
  it('is ordered by its "order", then by file name', () => {
    expect(names(contentOf().counties)).toEqual(['Chittenden County', 'Addison County']);
    const turned = contentOf((files) => edit(files, 'counties/addison-county.yaml', 'order: 2', 'order: 0'));
    expect(names(turned.counties)).toEqual(['Addison County', 'Chittenden County']);
    const equal = contentOf((files) => edit(files, 'counties/addison-county.yaml', 'order: 2', 'order: 1'));
    expect(names(equal.counties)).toEqual(['Addison County', 'Chittenden County']);
  });

  it('has one full stop behind a name that ends with one', () => {
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

  it('has its file name as slug', () => {
    expect(contentOf().practiceAreas.map(({ slug }) => slug)).toEqual(['car-accidents']);
  });

  it('lists posts and guides together, newest first', () => {
    expect(contentOf().posts.map(({ slug }) => slug)).toEqual(['time-limits', 'moose-collision-claims']);
    const later = contentOf((files) =>
      edit(files, 'guides/moose-collision-claims.yaml', '2026-02-01', '2026-04-01'),
    );
    expect(later.posts.map(({ slug }) => slug)).toEqual(['moose-collision-claims', 'time-limits']);
  });

  it('makes the slug of a keyword: lowercase, hyphens for spaces, nothing else', () => {
    expect(contentOf().keywords.map(({ slug }) => slug)).toEqual(['car-crash-lawyer-in-burlington']);
  });
});

describe('Texts', () => {
  it('name facts by their id, with the unit of the fact', () => {
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

  it('say "1 year" where a fact counts in years and is one', () => {
    const content = contentOf((files) => {
      edit(files, 'facts.yaml', 'value: "3"', 'value: "1"');
      edit(files, 'facts.yaml', 'within three years', 'within one year');
    });
    expect(content.posts[0]!.article.html).toContain('Most people in Vermont have 1 year.');
  });

  it('name the firm, its phone and its claims', () => {
    const { pages } = contentOf();
    expect(pages.home.sections.why.heading).toBe('Why Maple Law');
    expect(pages.contact.call.text).toBe('The number is (802) 555-0110.');
    expect(pages.contact.form.text).toBe('We reply within 24 hours.');
  });

  it('keep the placeholders that every place fills anew', () => {
    expect(contentOf().topics[0]!.intro.zip[0]).toBe('You live in {zip}, part of {city}.');
  });
});

describe('A text that a file leaves out', () => {
  it('keeps the full stop behind what is filled in, and gives none to what has one', () => {
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
  it('is arranged by the template, without the headings that it has nothing for', () => {
    const guide = contentOf().posts.find(({ slug }) => slug === 'moose-collision-claims')!;
    expect(guide.article.html).toBe(
      '<p>A moose is tall enough to come through the glass.</p>' +
        '<h2 id="s1">What to keep</h2><ul><li><strong>Photos of the road.</strong> Take them before it snows.</li></ul>' +
        '<h2 id="s2">Where to start</h2><p>Call <a href="tel:+18025550110">(802) 555-0110</a> and describe the place.</p>',
    );
  });
});
