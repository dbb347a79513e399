import { describe, expect, it } from 'vitest';
import { cutOffInSearch, letterAboutCutOff } from '#desk/cut-off-in-search.ts';
import { smallPlan } from '../support/small-site/small-plan.ts';
import { edit, type DataFiles } from '../support/small-site/small-site.ts';

const long = 'A Title That Goes On and On and On Until Nobody Can Read What It Was About';
const cutOffWith = (change?: (files: DataFiles) => void) => cutOffInSearch(smallPlan(change), 'data');

describe('The report on texts that search results cut off', () => {
  it('is empty if all titles and descriptions are short', () => {
    expect(cutOffWith()).toEqual([]);
  });

  it('names the file and the address of a page', () => {
    const [found, ...others] = cutOffWith((files) =>
      edit(files, 'pages/contact.yaml', 'title: "Contact an Injury Lawyer"', `title: "${long}"`),
    );
    expect(found).toMatchObject({ address: '/contact', what: 'title', text: long, limit: 600 });
    expect(found!.width).toBeGreaterThan(600);
    expect(found!.file).toMatch(/\/pages\/contact\.yaml$/);
    expect(others).toEqual([]);
  });

  it('counts only the part of a title before the name of the firm, also if the title has a "|" of its own', () => {
    const title = 'How Long an Injury Claim Takes, in Plain Words, With No Rush | Call Us';
    const found = cutOffWith((files) =>
      edit(files, 'pages/contact.yaml', 'title: "Contact an Injury Lawyer"', `title: "${title}"`),
    );
    expect(found).toMatchObject([{ address: '/contact', text: title }]);
  });

  it('lists a pattern once, with the widest name of a place', () => {
    const found = cutOffWith((files) => {
      files['pages/city.yaml'] = `title: "{place}: ${long}"\n`;
    });
    expect(found.map(({ address }) => address)).toEqual(['/locations/chittenden-county/south-burlington']);
  });

  it('names the post whose title a topic prints, unless the topic has one of its own', () => {
    const filesWith = (change: (files: DataFiles) => void) =>
      new Set(cutOffWith(change).map(({ file }) => file.split('/').slice(-2).join('/')));
    const inPost = filesWith((files) =>
      edit(files, 'posts/time-limits.md', 'How Long You Have in Vermont', long),
    );
    expect(inPost).toEqual(new Set(['posts/time-limits.md']));
    const inTopic = filesWith((files) => {
      files['topics/deadlines.yaml'] += `seo: { title: "{place}: ${long}" }\n`;
    });
    expect(inTopic).toEqual(new Set(['topics/deadlines.yaml']));
  });

  it('lists every page with its own text', () => {
    const found = cutOffWith((files) =>
      edit(
        files,
        'counties/chittenden-county.yaml',
        'points:',
        `zipSeo: { "05408": { description: "${`${long}. `.repeat(3)}" } }\npoints:`,
      ),
    );
    expect(found).toMatchObject([{ address: '/locations/zip/05408', what: 'description', limit: 985 }]);
  });

  it('gives the width in pixels and characters', () => {
    const text = 'Words';
    const found = { file: 'data/keywords.yaml', address: '/x', what: 'title', text, width: 610, limit: 600 };
    expect(letterAboutCutOff([found as never])).toBe(`\
1 text is cut off in search results; shorten what matters least:

  data/keywords.yaml  title of /x
  610 of 600 pixels, 5 characters: "Words"`);
  });
});
