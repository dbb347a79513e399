import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { workFolderOf } from '#output/folder/work-folder.ts';
import { contentsOf } from '../support/files.ts';
import { temporaryFolder } from '../support/site.ts';
import { edit, smallSite, writeData } from '../support/small-site/small-site.ts';
import { differences } from './support/differences.ts';
import { generate, newSite, type RunOptions } from './support/runs.ts';

/** The finished small site. The next run would change every page and remove one. */
async function finished(): Promise<{ site: RunOptions; run: RunOptions; at: (name: string) => string }> {
  const site = newSite(writeData(smallSite()));
  expect(await generate(site)).toMatchObject({ code: 0 });
  const files = smallSite();
  edit(files, 'site.yaml', '"Maple Law"', '"Birch Law"');
  edit(files, 'counties/addison-county.yaml', '"05753", "05740"', '"05753"');
  const run = { ...site, data: writeData(files), force: true };
  return { site, run, at: (name) => path.join(site.out, name) };
}

/** The message of a refused run. */
async function letterOf(run: RunOptions): Promise<string> {
  const { code, stderr, outcome } = await generate(run);
  expect([code, stderr]).toEqual([1, '']);
  return outcome?.kind === 'error' ? outcome.says.replaceAll(run.out, 'dist') : '';
}

const aFolder = (name: string) =>
  `dist/${name} is a folder, but the site has a file with this name.\nMove the folder away, or delete it if nobody needs what is in it, and run this again.`;
const untouched = '\n\nNothing was touched.';

describe('A folder in place of a file', () => {
  it.each(['robots.txt', 'website_pages.csv', 'sitemaps/main-1.xml'])(
    'is reported before anything is written: %s',
    async (name) => {
      const { run, at } = await finished();
      rmSync(at(name));
      mkdirSync(at(name));
      writeFileSync(path.join(at(name), 'mine.txt'), 'mine');
      const before = contentsOf(run.out);
      expect(await letterOf(run)).toBe(aFolder(name) + untouched);
      expect(differences(contentsOf(run.out), before)).toEqual([]);
      rmSync(at(name), { recursive: true });
      expect(await generate(run)).toMatchObject({ code: 0 });
    },
  );

  it('is reported even if the record of the last run is missing', async () => {
    const { run, at } = await finished();
    rmSync(workFolderOf(run.out), { recursive: true });
    for (const name of ['feed.xml', 'sitemaps/main-1.xml']) {
      rmSync(at(name));
      mkdirSync(at(name));
    }
    expect(await letterOf(run)).toBe(aFolder('feed.xml') + untouched);
    rmSync(at('feed.xml'), { recursive: true });
    expect(await letterOf(run)).toBe(aFolder('sitemaps/main-1.xml'));
  });
});

describe('A symbolic link in the output folder', () => {
  const aLink = (name: string, to: string) =>
    `dist/${name} is a link to ${to}, but files of the site belong there: they would be written, and old ones deleted, in someone else's folder.\nMove the link away and run this again, or choose another folder with --out.`;

  it.each(['locations/zip', 'assets'])(
    'is refused where it would lead files of the site into another folder: %s',
    async (name) => {
      const { run, at } = await finished();
      const elsewhere = path.join(temporaryFolder(), 'elsewhere');
      renameSync(at(name), elsewhere);
      symlinkSync(elsewhere, at(name));
      const before = [contentsOf(elsewhere), contentsOf(run.out)];
      expect(await letterOf(run)).toBe(aLink(name, elsewhere) + untouched);
      expect([contentsOf(elsewhere), contentsOf(run.out)]).toEqual(before);
    },
  );

  it('is refused where it would lead a new file of public/ into another folder', async () => {
    const { site, at } = await finished();
    const elsewhere = temporaryFolder();
    symlinkSync(elsewhere, at('forms'));
    const data = writeData({ ...smallSite(), 'public/forms/consent.txt': 'ours' });
    expect(await letterOf({ ...site, data })).toBe(aLink('forms', elsewhere) + untouched);
    expect(contentsOf(elsewhere)).toEqual(new Map());
  });

  it('stays, and is listed, if the site has no files there', async () => {
    const { run, at } = await finished();
    const elsewhere = temporaryFolder();
    writeFileSync(path.join(elsewhere, 'mine.txt'), 'mine');
    symlinkSync(elsewhere, at('uploads'));
    expect(await generate(run)).toMatchObject({
      code: 0,
      outcome: { kind: 'generated', foreign: ['uploads'] },
    });
    expect(readFileSync(at('uploads/mine.txt'), 'utf8')).toBe('mine');
    expect(existsSync(at('locations/zip/05740.html'))).toBe(false);
  });
});
