import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentsOf } from '../support/files.ts';
import { temporaryFolder } from '../support/site.ts';
import { writeData } from '../support/small-site/small-site.ts';
import { differences, type Contents } from './support/differences.ts';
import { largerSite } from './support/larger-site.ts';
import { isLong } from './support/effort.ts';
import { generate, merge, newSite, type Surroundings } from './support/runs.ts';

let data: string;
let expected: Contents;

/** The contents of a new folder after a run. */
async function contentsAfter(threads = 2, surroundings: Surroundings = {}): Promise<Contents> {
  const site = newSite(data, threads);
  expect(await generate(site, surroundings)).toMatchObject({ code: 0 });
  return contentsOf(site.out);
}

beforeAll(async () => {
  data = writeData(largerSite());
  expected = await contentsAfter();
});

const auckland = { TZ: 'Pacific/Auckland', LC_ALL: 'tr_TR.UTF-8' };
const honolulu = { TZ: 'Pacific/Honolulu', LC_ALL: 'sv_SE.UTF-8' };
const shuffled = (turn: string, env: Record<string, string> = {}): Surroundings => ({
  preload: ['shuffle-folders.mjs'],
  env: { ...env, TURN_FOLDERS: turn },
});

const surroundings: [where: string, threads: number, Surroundings][] = [
  [
    'with one thread, in the time zone of Honolulu and in Swedish, which sorts Å after Z',
    1,
    { env: honolulu },
  ],
  [
    'with three threads, in the time zone of Auckland and in Turkish, which has an i without a dot, from a disk with another order of files',
    3,
    shuffled('5', auckland),
  ],
];
const alone: typeof surroundings = [
  ...[1, 2, 3].map((threads): (typeof alone)[0] => [`in another run with ${threads} threads`, threads, {}]),
  ['in Auckland', 2, { env: auckland }],
  ['in Honolulu', 2, { env: honolulu }],
  ['without a time zone and a language', 2, { env: { TZ: '', LANG: '', LC_ALL: 'C' } }],
  ['from a disk with another order of files (1)', 2, shuffled('1')],
  ['from a disk with another order of files (5)', 2, shuffled('5')],
];

describe('The same data gives the same bytes', () => {
  it.each([...surroundings, ...(isLong ? alone : [])])('%s', async (_, threads, where) => {
    expect(differences(await contentsAfter(threads, where), expected)).toEqual([]);
  });

  it.each(isLong ? [1, 2, 3, 7] : [3])('when %i machines make one part each', async (count) => {
    const folder = temporaryFolder();
    const parts = Array.from({ length: count }, (_, i) => path.join(folder, `part-${i + 1}`));
    const { data: own, cache, out } = newSite(data);
    await Promise.all(
      parts.map(async (part, i) => {
        const selection = { shard: { index: i + 1, count } };
        expect(await generate({ data: own, out: part, cache, threads: 1, selection })).toMatchObject({
          code: 0,
        });
      }),
    );
    expect(await merge({ data: own, out, cache, dirs: parts })).toMatchObject({ code: 0 });
    expect(differences(contentsOf(out), expected)).toEqual([]);
  });
});
