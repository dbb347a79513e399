import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, textOf } from '../support/files.ts';
import { run } from '../support/site.ts';
import { edit, smallSite, writeData, type DataFiles } from '../support/small-site/small-site.ts';
import { finishSmallSite, found } from './small-finished-site.ts';

const withSetting = (setting: string): DataFiles => {
  const files = smallSite();
  edit(files, 'site.yaml', 'navigation:', `indexing: ${setting}\nnavigation:`);
  return files;
};
/** Pages with noindex, except those that always have it. */
const keptOut = (out: string) =>
  filesOf(out).filter((name) => name.endsWith('.html') && textOf(out, name).includes('content="noindex"'));
const listed = (out: string) =>
  filesOf(out)
    .filter((name) => name.startsWith('sitemaps/'))
    .flatMap((name) => [...textOf(out, name).matchAll(/<loc>([^<]*)/g)].map(([, loc]) => loc!));

describe('Pages are kept out of search engines', () => {
  it('by their kind: noindex, in no sitemap, but in the CSV and linked', async () => {
    const { out } = await finishSmallSite(withSetting('{ keepOut: [zip-topic, keyword] }'));
    expect(keptOut(out)).toEqual([
      'blog/zip/05401/deadlines.html',
      'blog/zip/05403/deadlines.html',
      'blog/zip/05408/deadlines.html',
      'blog/zip/05740/deadlines.html',
      'blog/zip/05753/deadlines.html',
      'local-searches/car-crash-lawyer-in-burlington.html',
    ]);
    expect(listed(out).filter((url) => /\/blog\/zip\/|\/local-searches/.test(url))).toEqual([]);
    expect(filesOf(out)).not.toContain('sitemaps/zip-topics-1.xml');
    expect(readFileSync(path.join(out, 'website_pages.csv'), 'utf8')).toContain('/blog/zip/05401/deadlines');
    expect(textOf(out, 'locations/zip/05401.html')).toContain('href="/blog/zip/05401/deadlines"');
  });

  it('by their share of own words among the pages of their kind and topic', async () => {
    const small = await finishSmallSite(withSetting('{ leastOwnText: 20 }'));
    const { out, site } = small;
    // Topics print one post for every place; a county has more facts than a ZIP code.
    const topics = filesOf(out).filter((name) => /^blog\/(?:city|zip)\//.test(name));
    expect(topics.length).toBe(8);
    expect(keptOut(out)).toEqual(expect.arrayContaining(topics));
    expect(keptOut(out)).not.toContain('locations/chittenden-county.html');
    expect(keptOut(out)).not.toContain('blog/time-limits.html');
    expect(listed(out).length).toBe(site.size - 5 - keptOut(out).length);
    // The audit measures the same on the finished pages.
    const run = await small.auditWith({}, ['robots-wrong', 'sitemap-extra']);
    expect(found(run, 'robots-wrong')).toEqual([]);
    expect(found(run, 'sitemap-extra')).toEqual([]);
  });

  it('only by a setting: by default every page is listed', async () => {
    const { out, site } = await finishSmallSite();
    expect(keptOut(out)).toEqual([]);
    expect(listed(out).length).toBe(site.size - 5);
  });
});

it('An unknown kind of page to keep out is refused, with a list of the kinds', async () => {
  const { code, output } = await run('check', ['--data', writeData(withSetting('{ keepOut: [zips] }'))]);
  expect(output).toContain('"zips" is not a kind of page.');
  expect(output).toContain('Write one of these: practice-area, service-area, keyword');
  expect(code).toBe(1);
});
