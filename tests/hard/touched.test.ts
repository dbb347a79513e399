import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Outcome } from '#output/generate.ts';
import { workFolderOf } from '#output/folder/work-folder.ts';
import { contentsOf, filesOf } from '../support/files.ts';
import { edit, smallSite, writeData } from '../support/small-site/small-site.ts';
import { differences, type Contents } from './support/differences.ts';
import { effort, isLong, testTimeout } from './support/effort.ts';
import { generate, newSite, type RunOptions, type Accident } from './support/runs.ts';

let clean: Contents;

beforeAll(async () => {
  const site = newSite(writeData(smallSite()));
  await generate(site);
  clean = contentsOf(site.out);
});

/** The small site, finished. */
async function finished(): Promise<{ site: RunOptions; at: (name: string) => string }> {
  const site = newSite(writeData(smallSite()));
  expect(await generate(site)).toMatchObject({ code: 0, outcome: { kind: 'generated' } });
  expect(await generate(site)).toMatchObject({ code: 0, outcome: { kind: 'unchanged', foreign: [] } });
  return { site, at: (name) => path.join(site.out, name) };
}

/** Changes a file, but not its size. */
function overwrite(file: string): void {
  const bytes = readFileSync(file);
  bytes[bytes.length - 9]! ^= 1;
  writeFileSync(file, bytes);
}

const script = () => [...clean.keys()].find((name) => /^assets\/.*\.js$/.test(name))!;
const sitemap = 'sitemaps/main-1.xml';

describe('A changed file of the site', () => {
  let shared: Awaited<ReturnType<typeof finished>>;
  beforeAll(async () => {
    shared = await finished();
  });

  const touches: [what: string, (at: (name: string) => string) => void][] = [
    ['a page, with the same size', (at) => overwrite(at('about.html'))],
    ['a page, emptied', (at) => writeFileSync(at('index.html'), '')],
    ['a page, removed', (at) => rmSync(at('locations/zip/05401.html'))],
    ['a script, emptied', (at) => writeFileSync(at(script()), '')],
    ['the headers, changed', (at) => appendFileSync(at('_headers'), '\n/*\n  X-Mine: yes\n')],
    ['the headers, with the same size', (at) => overwrite(at('_headers'))],
    ['a sitemap, removed', (at) => rmSync(at(sitemap))],
    ['the list of pages, emptied', (at) => writeFileSync(at('website_pages.csv'), '')],
    ['a folder of pages, removed', (at) => rmSync(at('blog'), { recursive: true })],
  ];
  const together = [0, 1, 2].map((group): (typeof touches)[0] => {
    const some = touches.filter((_, i) => i % 3 === group);
    return [some.map(([what]) => what).join('; '), (at) => some.forEach(([, touch]) => touch(at))];
  });
  it.each(isLong ? touches : together)('is written again by the next run: %s', async (_, touch) => {
    const { site, at } = shared;
    touch(at);
    expect(await generate(site)).toMatchObject({ code: 0, outcome: { kind: 'generated' } });
    expect(differences(contentsOf(site.out), clean)).toEqual([]);
  });

  it('is written again by a run that also has other changes to make', async () => {
    const { site, at } = await finished();
    for (const name of ['about.html', 'contact.html', 'robots.txt', script()]) overwrite(at(name));
    const files = smallSite();
    edit(files, 'testimonials.yaml', 'They called me back.', 'They called me at once.');
    const data = writeData(files);
    expect(await generate({ ...site, data })).toMatchObject({ code: 0 });
    for (const name of ['about.html', 'contact.html', 'robots.txt', script()])
      expect([name, readFileSync(at(name), 'latin1')]).toEqual([name, clean.get(name)]);
  });
});

describe('A foreign file in the output folder', () => {
  const foreign = [
    'CNAME',
    'google1234.html',
    // As long as the name of a page.
    'about.json',
    'images/mine.png',
    'assets/old.js',
    '.well-known/security.txt',
  ];

  it('stays, and is listed by every run', async () => {
    const { site, at } = await finished();
    for (const name of foreign) {
      mkdirSync(path.dirname(at(name)), { recursive: true });
      writeFileSync(at(name), 'mine');
    }
    const files = smallSite();
    edit(files, 'counties/addison-county.yaml', '"05753", "05740"', '"05753"');
    const runs = [site, { ...site, force: true }, { ...site, data: writeData(files) }];
    for (const run of runs) {
      const { code, outcome } = await generate(run);
      expect(code).toBe(0);
      const { foreign: named = [] } = outcome as Partial<Outcome>;
      expect(named.toSorted()).toEqual([...foreign].sort());
      for (const name of foreign) expect(readFileSync(at(name), 'utf8')).toBe('mine');
    }
    expect(existsSync(at('locations/zip/05740.html'))).toBe(false);
  });

  it('stays even if the data once had a file with that name', async () => {
    const { site, at } = await finished();
    const files = { ...smallSite(), 'public/notes.txt': 'ours' };
    await generate({ ...site, data: writeData(files) });
    await generate(site);
    expect(existsSync(at('notes.txt'))).toBe(false);
    writeFileSync(at('notes.txt'), 'mine');
    expect(await generate({ ...site, force: true })).toMatchObject({
      code: 0,
      outcome: { kind: 'generated', foreign: ['notes.txt'] },
    });
    expect(readFileSync(at('notes.txt'), 'utf8')).toBe('mine');
  });

  it('stays even if the record of the last run is missing', async () => {
    const { site, at } = await finished();
    writeFileSync(at('CNAME'), 'mine');
    rmSync(workFolderOf(site.out), { recursive: true });
    expect(await generate(site)).toMatchObject({
      code: 0,
      outcome: { kind: 'generated', foreign: ['CNAME'] },
    });
    expect(readFileSync(at('CNAME'), 'utf8')).toBe('mine');
  });
});

describe('A file of data/public/ that becomes a folder, or a folder that becomes a file', () => {
  it('is replaced as in a first run', async () => {
    const site = newSite(writeData({ ...smallSite(), 'public/notes': 'a file' }));
    await generate(site);
    const asFolder = writeData({ ...smallSite(), 'public/notes/today': 'in a folder' });
    expect(await generate({ ...site, data: asFolder })).toMatchObject({ code: 0 });
    expect(readFileSync(path.join(site.out, 'notes/today'), 'utf8')).toBe('in a folder');
    expect(await generate(site)).toMatchObject({ code: 0 });
    expect(readFileSync(path.join(site.out, 'notes'), 'utf8')).toBe('a file');
  });

  it.each([
    ['notes', 'notes/today'],
    ['notes/today', 'notes'],
  ])('is replaced even if a run that had made %s into %s was killed', async (one, other) => {
    const site = newSite(writeData({ ...smallSite(), [`public/${one}`]: 'mine', 'public/old.txt': '' }));
    await generate(site);
    const edited = writeData({ ...smallSite(), [`public/${other}`]: 'mine' });
    const whileTidying: Accident = { kind: 'SIGKILL', at: Number.MAX_SAFE_INTEGER, removing: 'old.txt' };
    await generate({ ...site, data: edited }, { accident: whileTidying });
    expect(readFileSync(path.join(site.out, other), 'utf8')).toBe('mine');
    expect(await generate(site)).toMatchObject({ code: 0, outcome: { foreign: [] } });
    expect(readFileSync(path.join(site.out, one), 'utf8')).toBe('mine');
  });
});

describe('A file of data/public/ whose name or folder changes only in capitals', () => {
  const names = [
    ['Flyer.txt', 'flyer.txt'],
    ['Forms/Claim.txt', 'forms/claim.txt'],
    ['Forms/Consent.txt', 'forms/Consent.txt'],
  ] as const;
  const dataWith = (version: 0 | 1) =>
    writeData({
      ...smallSite(),
      ...Object.fromEntries(names.map((each) => [`public/${each[version]}`, 'the same text'])),
    });
  const publicFiles = ({ out }: RunOptions) =>
    filesOf(out).filter((name) => names.flat().some((each) => each === name));

  it.each([
    ['ignores capitals', { preload: ['ignore-capitals.mjs'] }],
    ['tells them apart', {}],
  ])('has its new name on a disk that %s', async (_, surroundings) => {
    const site = newSite(dataWith(0));
    const run = (options: RunOptions) => generate(options, surroundings);
    expect(await run(site)).toMatchObject({ code: 0 });
    for (const version of [1, 0] as const) {
      const next = { ...site, data: dataWith(version) };
      expect(await run(next)).toMatchObject({ code: 0, outcome: { kind: 'generated', foreign: [] } });
      expect(publicFiles(site).sort()).toEqual(names.map((each) => each[version]).sort());
      expect(await run(next)).toMatchObject({ code: 0, outcome: { kind: 'unchanged', foreign: [] } });
    }
  });

  it('is one of two files where both are there', async () => {
    const site = newSite(writeData({ ...smallSite(), 'public/Forms/claim.txt': 'one' }));
    await generate(site);
    const both = { ...smallSite(), 'public/Forms/claim.txt': 'one', 'public/forms/consent.txt': 'other' };
    expect(await generate({ ...site, data: writeData(both) })).toMatchObject({ code: 0 });
    expect(readFileSync(path.join(site.out, 'Forms/claim.txt'), 'utf8')).toBe('one');
    expect(readFileSync(path.join(site.out, 'forms/consent.txt'), 'utf8')).toBe('other');
  });
});

describe('Each file kept between runs', () => {
  it.each<[string, (file: string) => void]>([
    ['cut in half', (file) => writeFileSync(file, readFileSync(file).subarray(0, 100))],
    ['changed in one byte', overwrite],
    ['emptied', (file) => writeFileSync(file, '')],
  ])('is made again after it was %s', async (_, damage) => {
    const site = newSite(writeData(smallSite()));
    rmSync(path.join(site.cache, 'drawings'));
    await generate(site);
    for (const name of filesOf(site.cache)) damage(path.join(site.cache, name));
    damage(path.join(workFolderOf(site.out), 'record'));
    rmSync(path.join(site.out, 'social'), { recursive: true });
    expect(await generate(site)).toMatchObject({ code: 0, outcome: { kind: 'generated' } });
    expect(differences(contentsOf(site.out), clean)).toEqual([]);
  });

  it('is made again if all of them are lost', async () => {
    const { site } = await finished();
    rmSync(site.out, { recursive: true });
    expect(await generate(site)).toMatchObject({ code: 0, outcome: { kind: 'generated' } });
    expect(differences(contentsOf(site.out), clean)).toEqual([]);
    expect(readdirSync(path.dirname(site.out)).sort()).toEqual(['.dist.generate', 'cache', 'dist']);
  });
});

describe('Two checkouts that write into one folder', () => {
  it(
    'never leave a wrong file: the second run is refused while the first one is writing',
    async () => {
      const files = smallSite();
      edit(files, 'site.yaml', '"Maple Law"', '"Birch Law"');
      files['topics/costs.yaml'] = String(files['topics/deadlines.yaml']);
      edit(files, 'topics/costs.yaml', 'Time limits', 'Costs');
      const one = newSite(writeData(smallSite()), 2);
      const other = { ...newSite(writeData(files), 2), out: one.out };
      const otherAlone = newSite(writeData(files));
      await generate(otherAlone);
      const expected = [clean, contentsOf(otherAlone.out)];
      for (let round = 0; round < effort; round++) {
        const results = await Promise.all([generate(one), generate(other)]);
        const ended = results.flatMap(({ code }, i) => (code === 0 ? [i] : []));
        for (const { code, outcome } of results)
          if (code !== 0)
            expect(outcome).toMatchObject({ says: expect.stringContaining('Another generate') });
        expect(ended.length).toBeGreaterThan(0);
        // If both succeeded, they ran one after the other.
        expect(ended.some((i) => differences(contentsOf(one.out), expected[i]!).length === 0)).toBe(true);
      }
      expect(await generate(other)).toMatchObject({ code: 0 });
      expect(differences(contentsOf(one.out), expected[1]!)).toEqual([]);
    },
    testTimeout,
  );
});
