import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { summary } from '../../scripts/generate-summary.ts';
import { contentsOf, textOf } from '../support/files.ts';
import { december24, generateOn, november20 } from '../support/small-site/generate-small-site.ts';
import { temporaryFolder } from '../support/site.ts';
import { edit, smallSite, writeData, type DataFiles } from '../support/small-site/small-site.ts';

/** Generates the site of the files into a folder, and returns the contents of the folder. */
async function generate(files: DataFiles, out: string, args: string[] = [], epoch = november20) {
  const output = await generateOn(epoch, writeData(files), out, ...args);
  return { output, contents: contentsOf(out) };
}

const newFolder = () => path.join(temporaryFolder(), 'dist');

describe('The same data', () => {
  it('gives the same bytes with one thread or three', async () => {
    const one = await generate(smallSite(), newFolder(), ['--threads', '1']);
    const three = await generate(smallSite(), newFolder(), ['--threads', '3']);
    expect(three.contents).toEqual(one.contents);
  });

  it('gives the same bytes on another day, except for the dates of the day', async () => {
    const out = newFolder();
    const november = await generate(smallSite(), out);
    const december = await generate(smallSite(), out, ['--force'], december24);
    const changed = [...december.contents].filter(([name, bytes]) => november.contents.get(name) !== bytes);
    expect(changed.length).toBeGreaterThan(0);
    for (const [name, bytes] of changed) {
      const dated = bytes
        .replaceAll('2026-12-24', '2026-11-20')
        .replace('December 24, 2026', 'November 20, 2026');
      expect([name, dated]).toEqual([name, november.contents.get(name)]);
    }
  });
});

describe('With --verify', () => {
  it('every page filled from a template is compared with React, whether or not it is already in place', async () => {
    const out = newFolder();
    // React prints 13 of the 18 pages of places, because each is the first of its kind and structure. The
    // other 5 are compared, and so are the first pages filled from the 4 templates of these 5.
    for (const run of ['the first', 'one that finds all pages in place']) {
      const { output } = await generate(smallSite(), out, ['--verify', '--threads', '1']);
      expect(output, run).toMatch(/ 9 of their pages compared with .*React rendering, all identical/);
    }
  });

  it('a single template is counted as one', () => {
    const counts: [string, number][] = [['ZIP pages', 6]];
    const generated = { counts, written: 6, removed: 0, bytes: 1, templates: 1, verified: 5, foreign: [] };
    const options = { out: 'dist', selection: {} };
    expect(summary({ ...generated, daysKept: true, connected: true }, options, 1)).toContain(
      '\n1 place template; 5 of its pages compared with ',
    );
  });
});

describe('A second run into the same folder', () => {
  it('removes the folders that it leaves empty, but no foreign ones, which a repository needs', async () => {
    const out = newFolder();
    const files = smallSite();
    await generate(files, out);
    mkdirSync(path.join(out, '.git/refs/tags'), { recursive: true });
    const emptied = ['local-searches', 'blog/zip'].map((name) => path.join(out, name));
    expect(emptied.map((folder) => existsSync(folder))).toEqual([true, true]);

    files['keywords.yaml'] = 'keywords: []\n';
    delete files['topics/deadlines.yaml'];
    await generate(files, out);
    expect(emptied.map((folder) => existsSync(folder))).toEqual([false, false]);
    expect(existsSync(path.join(out, '.git/refs/tags'))).toBe(true);
  });

  it('gives the same files as a first run, after any edit', async () => {
    const out = newFolder();
    const files = smallSite();
    await generate(files, out);

    edit(files, 'site.yaml', 'Maple Law, PLLC', 'Birch & Law, PLLC');
    edit(files, 'counties/addison-county.yaml', '"05753", "05740"', '"05753"');
    edit(files, 'redirects.yaml', '/old-contact', '/older-contact');
    files['topics/costs.yaml'] = String(files['topics/deadlines.yaml']);
    edit(files, 'topics/costs.yaml', 'Time limits', 'Costs');
    const again = await generate(files, out);

    expect(again.contents).toEqual((await generate(files, newFolder())).contents);
    expect(existsSync(path.join(out, 'locations/zip/05740.html'))).toBe(false);
    expect(textOf(out, 'about.html')).toContain('Birch &amp; Law, PLLC');
    expect(existsSync(path.join(out, 'blog/zip/05401/costs.html'))).toBe(true);
  });

  it('writes only the pages that an edit changes', async () => {
    const out = newFolder();
    const files = smallSite();
    await generate(files, out);
    edit(files, 'testimonials.yaml', 'They called me back.', 'They called me at once.');
    const { output } = await generate(files, out);
    // The testimonial is on the home page and on the pages of its practice area and of searches for it.
    expect(output).toMatch(/^4 pages written/m);
  });
});
