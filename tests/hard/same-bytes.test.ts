import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentsOf } from '../support/files.ts';
import { temporaryFolder } from '../support/site.ts';
import { writeData } from '../support/small-site.ts';
import { differences, type Contents } from './support/differences.ts';
import { largerSite } from './support/larger-site.ts';
import { generate, merge, newSite, type Surroundings } from './support/runs.ts';

let data: string;
let expected: Contents;

/** A run into a new folder; answers what it holds then. */
async function contentsAfter(threads = 2, surroundings: Surroundings = {}): Promise<Contents> {
  const site = newSite(data, threads);
  expect(await generate(site, surroundings)).toMatchObject({ code: 0 });
  return contentsOf(site.out);
}

beforeAll(async () => {
  data = writeData(largerSite());
  expected = await contentsAfter();
});

describe('The same data gives the same bytes', () => {
  it.each([1, 2, 3])('in another run with %i threads', async (threads) => {
    expect(differences(await contentsAfter(threads), expected)).toEqual([]);
  });

  it.each([
    ['Auckland, in Turkish, whose small I has no dot', { TZ: 'Pacific/Auckland', LC_ALL: 'tr_TR.UTF-8' }],
    ['Honolulu, in Swedish, where Å follows Z', { TZ: 'Pacific/Honolulu', LC_ALL: 'sv_SE.UTF-8' }],
    ['a place and a language that nobody has set', { TZ: '', LANG: '', LC_ALL: 'C' }],
  ])('in %s', async (_, env) => {
    expect(differences(await contentsAfter(2, { env }), expected)).toEqual([]);
  });

  it.each(['1', '5'])('on a disk that lists its files in another order (%s)', async (turn) => {
    const shuffled = { preload: ['shuffle-folders.mjs'], env: { TURN_FOLDERS: turn } };
    expect(differences(await contentsAfter(2, shuffled), expected)).toEqual([]);
  });

  it.each([1, 2, 7])('when %i machines make a part each', async (count) => {
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
