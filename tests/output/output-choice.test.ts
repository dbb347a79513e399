import { cpSync, mkdirSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { WrongRequest } from '#lib/refused.ts';
import { chooseOutput } from '#output/folder/output-choice.ts';
import { markerFile } from '#lib/folders.mjs';
import { markerText } from '#output/folder/marker-file.ts';
import { contentsOf } from '../support/files.ts';
import { run, temporaryFolder } from '../support/site.ts';

/** A folder with a checkout and other folders, which must not change. */
let home: string;

beforeEach(() => {
  home = temporaryFolder();
  const files = {
    'checkout/package.json': '{}',
    'checkout/.git/HEAD': 'ref: refs/heads/main',
    'checkout/data/site.yaml': 'url: ""',
    'checkout/src/a.ts': '',
    'checkout/scripts/a.ts': '',
    'checkout/tests/a.ts': '',
    'neighbor/letter.txt': 'Dear all',
    'dist.old/letter.txt': 'Dear all',
    'dist.next/letter.txt': 'Dear all',
    'letter.txt': 'Dear all',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(home, name)), { recursive: true });
    writeFileSync(path.join(home, name), text);
  }
});

/** The message about an output folder below `home`, or the folder that will be written. */
function choose(
  typed: string,
  more: { checkout?: string; parts?: string[]; scope?: string; data?: string } = {},
) {
  const { checkout = path.join(home, 'checkout') } = more;
  const at = (name: string) => path.join(home, name);
  const before = contentsOf(home);
  const said = () => {
    try {
      return chooseOutput(typed === '' || path.isAbsolute(typed) ? typed : at(typed), {
        checkout,
        data: more.data ?? path.join(checkout, 'data'),
        cache: path.join(checkout, '.cache/site'),
        parts: (more.parts ?? []).map(at),
        scope: more.scope ?? 'the whole site',
      });
    } catch (error) {
      if (error instanceof WrongRequest) return error.message;
      throw error;
    }
  };
  const answer = said().replaceAll(`${home}/`, '');
  expect(contentsOf(home)).toEqual(before);
  return answer;
}

const site = (name: string, scope = 'the whole site') => {
  mkdirSync(path.join(home, name), { recursive: true });
  writeFileSync(path.join(home, name, markerFile), markerText(scope, []));
};

describe('A site is never written', () => {
  it.each([
    ['to an empty name', '', '--out is empty.'],
    [
      'over the checkout',
      'checkout',
      '--out "checkout" is the folder of this project, or a folder around it',
    ],
    ['over a folder around the checkout', '.', 'is the folder of this project, or a folder around it'],
    ['over the whole disk', '/', '--out "/" is the folder of this project, or a folder around it'],
    ['over the home folder', homedir(), 'is your home folder, or a folder around it'],
    ['over the data', 'checkout/data', '--out "checkout/data" is in data/'],
    ['into the data', 'checkout/data/site', '--out "checkout/data/site" is in data/'],
    ['over the sources', 'checkout/src', 'is in src/'],
    ['over the scripts', 'checkout/scripts', 'is in scripts/'],
    ['over the tests', 'checkout/tests', 'is in tests/'],
    ['over the repository', 'checkout/.git', 'is in .git/'],
    ['into the packages', 'checkout/node_modules/site', 'is in node_modules/'],
    ['over the reports', 'checkout/.reports', 'is in .reports/'],
    ['over the cache', 'checkout/.cache/site', 'is in the cache'],
    ['around the cache', 'checkout/.cache', 'is a folder around the cache'],
    [
      'into the folder in which another run works',
      '.dist.generate/staging',
      '--out ".dist.generate/staging" is in .dist.generate, which the generator clears',
    ],
    ['to a folder of the system', '/proc/x', '--out "/proc/x" is in /proc'],
    ['over a file', 'letter.txt', 'letter.txt is a file'],
    ['below a file', 'letter.txt/site', 'letter.txt is a file'],
    [
      'over a foreign folder',
      'neighbor',
      'neighbor contains files that the generator did not write, such as letter.txt.',
    ],
    [
      'over a foreign folder with a similar name',
      'dist.old',
      'dist.old contains files that the generator did not write',
    ],
    ['over the data under another spelling', 'checkout/src/../data/./', 'is in data/'],
  ])('%s', (_, out, says) => {
    const letter = choose(out);
    expect(letter).toContain(says);
    expect(letter).toMatch(/^Choose another folder, as in: --out \S+/m);
    expect(letter).toContain('Nothing was touched.');
  });

  it('into or around the data folder that is given', () => {
    const data = path.join(home, 'neighbor');
    expect(choose('neighbor/site', { data })).toContain('is in the data folder');
    mkdirSync(path.join(home, 'around'));
    cpSync(data, path.join(home, 'around/data'), { recursive: true });
    expect(choose('around', { data: path.join(home, 'around/data') })).toContain(
      'is a folder around the data folder',
    );
  });

  it('into the data or over the checkout if these are given as symbolic links', () => {
    const data = path.join(home, 'data-link');
    const checkout = path.join(home, 'checkout-link');
    symlinkSync(path.join(home, 'neighbor'), data);
    symlinkSync(path.join(home, 'checkout'), checkout);
    expect(choose('neighbor/site', { data })).toContain('is in the data folder');
    expect(choose('checkout', { checkout })).toContain('is the folder of this project');
  });

  it('into another finished site, whose host would publish both', () => {
    site('dist');
    expect(choose('dist/sub')).toContain('--out "dist/sub" is in dist, which contains the whole site');
    expect(choose('dist')).toBe('dist');
  });

  it('over a part to be merged, or over a part with another number', () => {
    site('part-1', 'part 1 of 4');
    expect(choose('part-1', { parts: ['part-1'] })).toContain('is in the part part-1');
    expect(choose('part-1', { scope: 'part 2 of 4' })).toContain(
      'part-1 contains part 1 of 4, but this run makes part 2 of 4.',
    );
    expect(choose('part-1')).toContain('part-1 contains part 1 of 4, but this run makes the whole site.');
    expect(choose('part-1', { scope: 'part 1 of 4' })).toBe('part-1');
  });

  it.skipIf(process.platform !== 'linux')('over a whole mounted disk', () => {
    // A disk that can hold neither this project nor temporary files.
    expect(choose('/sys')).toMatch(/disk of its own[^]*--out \/sys\/site/);
  });

  it('over the target of a symbolic link that is refused, or to a link that leads nowhere', () => {
    symlinkSync(path.join(home, 'checkout/data'), path.join(home, 'link'));
    expect(choose('link')).toContain('is in data/');
    symlinkSync(path.join(home, 'round'), path.join(home, 'round'));
    expect(choose('round')).toContain('leads nowhere');
  });

  it('beside a foreign folder that has the name of its work folder', () => {
    mkdirSync(path.join(home, '.new.generate'));
    writeFileSync(path.join(home, '.new.generate/mine'), '');
    expect(choose('new')).toMatch(
      /\.new\.generate is in the way[^]*--out [^]*If none of its files are yours[^]*delete it/,
    );
    writeFileSync(path.join(home, '.other.generate'), '');
    expect(choose('other')).toContain('.other.generate is in the way');
  });
});

describe('A site is written', () => {
  it('to a new folder, an empty one, or one that is marked as a site', () => {
    expect(choose('checkout/dist')).toBe('checkout/dist');
    expect(choose('far/away/dist')).toBe('far/away/dist');
    mkdirSync(path.join(home, 'empty'));
    expect(choose('empty')).toBe('empty');
    site('dist');
    expect(choose('dist')).toBe('dist');
  });

  it('beside a work folder that an interrupted run has not marked yet', () => {
    mkdirSync(path.join(home, '.new.generate'));
    expect(choose('new')).toBe('new');
    writeFileSync(path.join(home, '.new.generate/README'), 'Made by "npm run gen');
    expect(choose('new')).toBe('new');
  });

  it('to the target of a symbolic link, which is kept', () => {
    site('releases/1');
    symlinkSync('releases/1', path.join(home, 'current'));
    expect(choose('current')).toBe('releases/1');
    symlinkSync('releases/2', path.join(home, 'next'));
    expect(choose('next')).toBe('releases/2');
    expect(readlinkSync(path.join(home, 'next'))).toBe('releases/2');
  });
});

describe('The command', () => {
  it.each(['generate', 'merge'])(
    '%s refuses a foreign folder with code 2, and writes nothing',
    async (command) => {
      const neighbor = path.join(home, 'neighbor');
      const { code, output } = await run(command, [
        ...(command === 'merge' ? ['part-1'] : []),
        '--out',
        neighbor,
      ]);
      expect([code, output]).toEqual([
        2,
        expect.stringContaining('contains files that the generator did not write'),
      ]);
      expect(contentsOf(neighbor)).toEqual(new Map([['letter.txt', 'Dear all']]));
    },
  );
});
