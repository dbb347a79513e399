import {
  appendFileSync,
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { WorkFolder } from '#output/folder/work-folder.ts';
import { contentsOf, filesOf, textOf } from '../support/files.ts';
import { run, temporaryFolder } from '../support/site.ts';
import { edit, smallSite, writeData } from '../support/small-site/small-site.ts';

const november20 = { SOURCE_DATE_EPOCH: '1795132800' };
const november21 = { SOURCE_DATE_EPOCH: '1795219200' };

let data: string;
let folder: string;
beforeAll(async () => {
  [data, folder] = [writeData(smallSite()), temporaryFolder()];
  for (const part of [1, 2]) await makePart(`part-${part}`, `${part}/2`);
});

const makePart = (name: string, shard: string, day = november20) =>
  run('generate', ['--data', data, '--out', path.join(folder, name), '--shard', shard], day);

/** Merges the parts in a folder, and shortens their paths in the output. */
async function merge(parts: string[], from = folder) {
  const dirs = parts.map((part) => path.join(from, part));
  const out = path.join(from, 'dist');
  const { code, output } = await run('merge', [...dirs, '--data', data, '--out', out]);
  return { code, output: output.replaceAll(`${from}/`, ''), out };
}

/** A copy of the two parts, to be damaged. */
function copyOfParts(): string {
  const copy = temporaryFolder();
  for (const part of ['part-1', 'part-2'])
    cpSync(path.join(folder, part), path.join(copy, part), { recursive: true });
  return copy;
}

const untouched = '\n\nThe parts were not merged. dist/ is as it was.\n';

describe('Parts of a site are not merged', () => {
  it.each(['shard.json', 'shard-numbers'])('if %s was truncated', async (name) => {
    const copy = copyOfParts();
    const file = path.join(copy, 'part-2', name);
    truncateSync(file, statSync(file).size - 8);
    expect((await merge(['part-1', 'part-2'], copy)).output).toBe(
      `part-2 is not complete: ${name} is missing or damaged. Copy that part again, or make it again without "--only".${untouched}`,
    );
  });

  it('if shard.json lacks the checksum of the file beside it', async () => {
    const copy = copyOfParts();
    const file = path.join(copy, 'part-2/shard.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), sum: undefined }));
    expect((await merge(['part-1', 'part-2'], copy)).output).toBe(
      `part-2 is not complete: shard.json is missing or damaged. Copy that part again, or make it again without "--only".${untouched}`,
    );
  });

  it('if one is missing', async () => {
    const { code, output, out } = await merge(['part-1']);
    expect([code, output]).toEqual([1, `Part 2 of 2 is missing.${untouched}`]);
    expect(existsSync(out)).toBe(false);
  });

  it('if one is given twice', async () => {
    const copy = copyOfParts();
    cpSync(path.join(copy, 'part-1'), path.join(copy, 'part-1b'), { recursive: true });
    const { output } = await merge(['part-1', 'part-1b', 'part-2'], copy);
    expect(output).toBe(`Part 1 is there 2 times: part-1, part-1b.${untouched}`);
  });

  it('if one belongs to another number of parts', async () => {
    await makePart('of-three', '2/3');
    const { output } = await merge(['part-1', 'of-three']);
    expect(output).toBe(
      `of-three is one of 3 parts, but part-1 is one of 2: parts of two runs are mixed.${untouched}`,
    );
  });

  it('if one was made from other data', async () => {
    const files = smallSite();
    edit(files, 'testimonials.yaml', 'They called me back.', 'They called me at once.');
    const out = path.join(folder, 'other-data');
    await run('generate', ['--data', writeData(files), '--out', out, '--shard', '2/2'], november20);
    const { output } = await merge(['part-1', 'other-data']);
    expect(output).toBe(
      `other-data was made from different data, code or settings than those here.${untouched}`,
    );
  });

  it('if --only has left pages of other data in one', async () => {
    const [before, after] = [smallSite(), smallSite()];
    edit(after, 'testimonials.yaml', 'They called me back.', 'They called me at once.');
    const [part, out] = [path.join(temporaryFolder(), 'part'), path.join(temporaryFolder(), 'dist')];
    await run('generate', ['--data', writeData(before), '--out', part, '--shard', '1/1'], november20);
    const own = ['--data', writeData(after)];
    const only = ['--shard', '1/1', '--only', '/about'];
    await run('generate', [...own, '--out', part, ...only], november20);
    const { code, output } = await run('merge', [part, ...own, '--out', out]);
    expect([code, output]).toEqual([
      1,
      `${part} is not complete: the pages /, /testimonials, /practice/car-accidents and /local-searches/car-crash-lawyer-in-burlington are missing or damaged. Copy that part again, or make it again without "--only".\n\nThe parts were not merged. ${out}/ is as it was.\n`,
    ]);
    expect(existsSync(out)).toBe(false);
  });

  it('if one has another build day', async () => {
    await makePart('late', '2/2', november21);
    const { output } = await merge(['part-1', 'late']);
    expect(output).toBe(
      `late shows the day 2026-11-21, but part-1 shows 2026-11-20. Set SOURCE_DATE_EPOCH to the same value on all machines.${untouched}`,
    );
  });

  it('if a page is missing', async () => {
    const copy = copyOfParts();
    const home = ['part-1', 'part-2'].find((part) => existsSync(path.join(copy, part, 'index.html')))!;
    rmSync(path.join(copy, home, 'index.html'));
    const { code, output } = await merge(['part-1', 'part-2'], copy);
    expect([code, output]).toEqual([
      1,
      `${home} is not complete: the page / is missing or damaged. Copy that part again, or make it again without "--only".${untouched}`,
    ]);
  });

  it('if pages are damaged, and the message names the first five', async () => {
    const copy = copyOfParts();
    const pages = filesOf(path.join(copy, 'part-2')).filter((name) => name.endsWith('.html'));
    pages.slice(0, 7).forEach((name, i) => {
      const page = path.join(copy, 'part-2', name);
      if (i < 2) truncateSync(page, statSync(page).size - 8);
      else if (i < 4) appendFileSync(page, '\n');
      else if (i < 6) writeFileSync(page, readFileSync(page, 'utf8').replace('<title>', '<table>'));
      else rmSync(page);
    });
    const { output } = await merge(['part-1', 'part-2'], copy);
    expect(output).toMatch(/^part-2 is not complete: the pages \/[^\n]* and 2 more are missing or damaged\./);
    expect(output.split(', /')).toHaveLength(5);
  });

  it('if there are additional pages', async () => {
    const copy = copyOfParts();
    for (const [name, letter] of [
      [
        'one',
        'part-1 contains 1 page that belongs elsewhere: one.html. Delete it, or make that part again in a new folder.',
      ],
      [
        'two',
        'part-1 contains 2 pages that belong elsewhere: one.html and two.html. Delete them, or make that part again in a new folder.',
      ],
    ] as const) {
      writeFileSync(path.join(copy, 'part-1', `${name}.html`), '');
      expect((await merge(['part-1', 'part-2'], copy)).output).toBe(letter + untouched);
    }
  });
});

it('The audit refuses a part of a site, and asks for the merge', async () => {
  const part = path.join(folder, 'part-1');
  const { code, output } = await run('audit', ['--data', data, '--out', part]);
  expect([code, output.split('\n', 1)[0]]).toEqual([
    2,
    `${part}/ is only one part of a site. First join all parts: npm run merge`,
  ]);
});

it('A merge leaves the same pages out of the sitemaps as its parts', async () => {
  const files = smallSite();
  files['site.yaml'] = `${String(files['site.yaml'])}indexing: { leastOwnText: 20 }\n`;
  const own = writeData(files);
  const [part, out] = ['part', 'dist'].map((name) => path.join(temporaryFolder(), name)) as [string, string];
  await run('generate', ['--data', own, '--out', part, '--shard', '1/1']);
  expect((await run('merge', [part, '--data', own, '--out', out])).code).toBe(0);
  expect(textOf(out, 'sitemap.xml')).toContain('/sitemaps/locations-1.xml');
  expect(textOf(out, 'sitemap.xml')).not.toContain('/sitemaps/zip-topics-1.xml');
});

it('A merge makes the same site and record as a single machine, in any order of the parts', async () => {
  const [own, out] = [writeData(smallSite()), path.join(temporaryFolder(), 'whole')];
  await run('generate', ['--data', own, '--out', out], november20);
  const merged = await merge(['part-2', 'part-1']);
  expect([merged.code, contentsOf(merged.out)]).toEqual([0, contentsOf(out)]);
  expect(textOf(data, 'lastmod.txt')).toBe(textOf(own, 'lastmod.txt'));
});

it('A merge accepts a part that was made again without a change to its pages', async () => {
  const files = smallSite();
  const own = writeData(files);
  const [part, out] = ['part', 'dist'].map((name) => path.join(temporaryFolder(), name)) as [string, string];
  const makeAgain = () => run('generate', ['--data', own, '--out', part, '--shard', '1/1'], november20);
  await makeAgain();
  writeFileSync(path.join(own, 'keywords.yaml'), `${String(files['keywords.yaml'])}\n# Read again.\n`);
  expect((await makeAgain()).output).toMatch(/^0 pages written, [1-9]\d* unchanged/m);
  expect(await run('merge', [part, '--data', own, '--out', out])).toMatchObject({ code: 0 });
});

it('A merge takes the pages themselves from a part that has only links to them', async () => {
  const [copy, elsewhere] = [copyOfParts(), temporaryFolder()];
  const [part, stored] = [path.join(copy, 'part-1'), path.join(elsewhere, 'page')];
  const page = filesOf(part).find((name) => name.endsWith('.html'))!;
  const html = textOf(part, page);
  renameSync(path.join(part, page), stored);
  symlinkSync(path.relative(path.dirname(path.join(part, page)), stored), path.join(part, page));
  const { code, out } = await merge(['part-1', 'part-2'], copy);
  expect([code, contentsOf(out).get(page)]).toEqual([0, Buffer.from(html).toString('latin1')]);
});

it('A merge is refused while another run writes into the same folder', async () => {
  const out = path.join(folder, 'dist');
  const release = new WorkFolder(out).lock();
  const { code, output } = await merge(['part-1', 'part-2']);
  release();
  expect([code, output]).toEqual([
    1,
    `Another generate (process ${process.pid}) is writing into this folder. Wait until it has finished.\n\nThe parts were not merged.\n`,
  ]);
  expect(await merge(['part-1', 'part-2'])).toMatchObject({ code: 0 });
});

it('A second merge changes neither the parts nor the site', async () => {
  const copy = copyOfParts();
  const held = () => ['part-1', 'part-2', 'dist'].map((name) => contentsOf(path.join(copy, name)));
  await merge(['part-1', 'part-2'], copy);
  const before = held();
  expect(await merge(['part-1', 'part-2'], copy)).toMatchObject({ code: 0 });
  expect(held()).toEqual(before);
});
