import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { workFolderOf } from '#output/folder/work-folder.ts';
import { contentsOf, filesOf, textOf } from '../support/files.ts';
import { november20 } from '../support/small-site/generate-small-site.ts';
import { run, temporaryFolder } from '../support/site.ts';
import { edit, smallSite, writeData, type DataFiles } from '../support/small-site/small-site.ts';

const newFolder = () => path.join(temporaryFolder(), 'dist');

function generate(data: string, out: string, ...args: string[]) {
  return run('generate', ['--data', data, '--out', out, ...args], { SOURCE_DATE_EPOCH: november20 });
}

/** The lines of the summary with numbers of pages. */
const countsIn = (output: string) =>
  [...output.matchAll(/^ {2}(\S.*?) +(\d+)$/gm)].map(([, kind, count]) => `${kind}: ${count}`);

const pagesIn = (folder: string) => filesOf(folder).filter((name) => name.endsWith('.html'));

/** Edits a file of the small site on the disk. */
function change(data: string, files: DataFiles, file: string, right: string, wrong: string): void {
  edit(files, file, right, wrong);
  writeFileSync(path.join(data, file), files[file]!);
}

describe('--only', () => {
  it('makes and counts only the pages that it names', async () => {
    const out = newFolder();
    const { code, output } = await generate(writeData(smallSite()), out, '--only', '/blog/zip/05401/*');
    expect(code).toBe(0);
    expect(pagesIn(out)).toEqual(['blog/zip/05401/deadlines.html']);
    expect(countsIn(output)).toEqual(['ZIP topics: 1', 'Pages of --only: 1']);
    expect(output).toMatch(/^1 page written, 0 unchanged, 0\.0 MB; no other page in .*dist was touched$/m);
    // React renders the first page of a kind itself, so there is nothing to compare.
    expect(output).not.toContain('React');
  });

  it('treats many stars in a row like two', async () => {
    const only = `/blog/${'*'.repeat(60)}/none`;
    const { code, output } = await generate(writeData(smallSite()), newFolder(), '--only', only);
    expect([code, output]).toEqual([2, expect.stringContaining('does not match any page.')]);
  });

  it('leaves every other page and its assets unchanged', async () => {
    const files = smallSite();
    const [data, out] = [writeData(files), newFolder()];
    await generate(data, out);
    const before = contentsOf(out);

    // The name of the firm is on every page, the texts of the form are in a file with a hash in its name, and
    // one ZIP code is removed.
    change(data, files, 'site.yaml', 'Maple Law, PLLC', 'Birch Law, PLLC');
    change(data, files, 'counties/addison-county.yaml', '"05753", "05740"', '"05753"');
    const { output } = await generate(data, out, '--only', '/about');
    expect(output).toMatch(/^1 page written, 0 unchanged, /m);
    expect(textOf(out, 'about.html')).toContain('Birch Law, PLLC');
    const after = contentsOf(out);
    const kept = [...before.keys()].filter((name) => /\.html$|^assets\//.test(name) && name !== 'about.html');
    for (const name of kept) expect([name, after.get(name)]).toEqual([name, before.get(name)]);

    const whole = await generate(data, out);
    const fresh = newFolder();
    await generate(data, fresh);
    expect(whole.code).toBe(0);
    expect(contentsOf(out)).toEqual(contentsOf(fresh));
    expect(existsSync(path.join(out, 'locations/zip/05740.html'))).toBe(false);
  });

  it('does not report the other pages as foreign, even if the record is missing', async () => {
    const [data, out] = [writeData(smallSite()), newFolder()];
    await generate(data, out);
    rmSync(workFolderOf(out), { recursive: true });
    const { output } = await generate(data, out, '--only', '/about');
    expect(output).not.toContain('the generator did not write');
  });

  it('also counts pages that are already in place', async () => {
    const files = smallSite();
    const [data, out] = [writeData(files), newFolder()];
    await generate(data, out);
    change(data, files, 'pages/about.yaml', 'We listen.', 'We listen first.');
    const { output } = await generate(data, out, '--only', '/*');
    expect(countsIn(output)).toEqual(['Main pages: 12', 'Not indexed: 2', 'Pages of --only: 14']);
    expect(output).toMatch(/^1 page written, 13 unchanged, /m);
  });

  it.each([
    ['about', 'Did you mean "/about"?'],
    ['/About/', 'Did you mean "/about"?'],
    ['about.html', 'Did you mean "/about"?'],
    ['https://www.maplelaw.example/about.html', 'Did you mean "/about"?'],
    ['/blog/zip/05401', 'Did you mean "/blog/zip/05401/**"?'],
    ['burlington', 'Did you mean "/**/burlington"?'],
    ['/blog/zip/*', 'Did you mean "/blog/zip/*/**"?'],
    [
      '/blog/zip/05402/*',
      'The closest addresses are:\n  /blog/zip/05401/deadlines\n  /blog/zip/05408/deadlines\n  /blog/zip/05403/deadlines',
    ],
    ['/abuot', 'The closest addresses are:\n  /about\n  /blog\n  /\n'],
    ['', 'The closest addresses are:\n  /\n'],
  ])('ends with code 2 and a suggestion if it matches no page: "%s"', async (glob, says) => {
    const out = newFolder();
    const { code, output } = await generate(writeData(smallSite()), out, '--only', glob);
    expect(output).toContain(`--only "${glob}" does not match any page. ${says}`);
    expect(code).toBe(2);
    expect(existsSync(out)).toBe(false);
  });

  it('leaves the finished site unchanged if it matches no page', async () => {
    const [data, out] = [writeData(smallSite()), newFolder()];
    await generate(data, out);
    const before = contentsOf(out);
    expect((await generate(data, out, '--only', '/nowhere')).code).toBe(2);
    expect(contentsOf(out)).toEqual(before);
    expect((await generate(data, out)).output).toMatch(/^Nothing has changed/);
  });
});

describe('--shard', () => {
  it('counts the pages of its part in each run', async () => {
    const files = smallSite();
    const data = writeData(files);
    const outs = [newFolder(), newFolder()];
    const first = await Promise.all(outs.map((out, i) => generate(data, out, '--shard', `${i + 1}/2`)));
    const pages = outs.map((out) => pagesIn(out).length);
    expect(pages[0]! + pages[1]!).toBe(42);
    first.forEach(({ output }, i) => {
      expect(countsIn(output).at(-1)).toBe(`Part ${i + 1} of 2: ${pages[i]}`);
      expect(output).toMatch(new RegExp(`^${pages[i]} pages written, 0 unchanged, 0 removed; `, 'm'));
    });

    change(data, files, 'pages/about.yaml', 'We listen.', 'We listen first.');
    const again = await Promise.all(outs.map((out, i) => generate(data, out, '--shard', `${i + 1}/2`)));
    const written = again.map(({ output }) =>
      /^(\d+) pages? written, (\d+) unchanged, 0 removed/m.exec(output)!,
    );
    expect(written.map(([, count]) => Number(count)).sort()).toEqual([0, 1]);
    written.forEach(([, count, left], i) => expect(Number(count) + Number(left)).toBe(pages[i]));
    expect((await generate(data, outs[0]!, '--shard', '1/2')).output).toMatch(/^Nothing has changed/);
  });

  it('keeps the pages about one place together', async () => {
    const data = writeData(smallSite());
    const outs = [1, 2, 3].map(newFolder);
    await Promise.all(outs.map((out, i) => generate(data, out, '--shard', `${i + 1}/3`)));

    const zipsIn = (out: string) => pagesIn(out).flatMap((name) => /\b\d{5}\b/.exec(name)?.[0] ?? []);
    const zipsOfParts = outs.map((out) => new Set(zipsIn(out)));
    for (const zip of outs.flatMap(zipsIn)) {
      expect(zipsOfParts.filter((zips) => zips.has(zip))).toHaveLength(1);
    }
  });

  it('may leave a part without any page of --only', async () => {
    const data = writeData(smallSite());
    const results = await Promise.all(
      [1, 2].map((part) => generate(data, newFolder(), '--only', '/about', '--shard', `${part}/2`)),
    );
    expect(results.map(({ code }) => code)).toEqual([0, 0]);
    expect(results.map(({ output }) => countsIn(output).at(-1)).sort()).toEqual([
      'Pages of --only: 0',
      'Pages of --only: 1',
    ]);
  });
});
