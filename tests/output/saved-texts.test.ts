import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SavedTexts } from '#output/cache/saved-texts.ts';
import { temporaryFolder } from '../support/site.ts';

/** A cache, and an existing data folder. */
function folders() {
  const [cache, data] = [temporaryFolder(), path.join(temporaryFolder(), 'data')];
  mkdirSync(data);
  return { cache, data };
}

/** A run that reads one text. */
function run(cache: string, data: string, code = 'content-1') {
  const textCache = new SavedTexts(cache, data, code);
  const read = textCache.get('yaml', 'name: Rye', () => ({ name: 'Rye', at: performance.now() }));
  textCache.save();
  return read;
}

describe('The cache of parsed texts', () => {
  it('is used by the next run', () => {
    const { cache, data } = folders();
    expect(run(cache, data)).toEqual(run(cache, data));
  });

  it('is used within a process, and by others once it is saved', () => {
    const { cache, data } = folders();
    const textCache = new SavedTexts(cache, data, 'content-1');
    const read = () => textCache.get('yaml', 'name: Rye', () => ({ name: 'Rye', at: performance.now() }));
    const first = read();
    textCache.save();
    expect([read(), run(cache, data)]).toEqual([first, first]);
  });

  it('is not used by other code or for another data folder', () => {
    const { cache, data } = folders();
    const first = run(cache, data);
    expect(run(cache, `${data}-2`)).not.toEqual(first);
    expect(run(cache, data, 'content-2')).not.toEqual(first);
  });

  it('is not needed where nothing can be saved, such as in the image of a container', () => {
    const { cache, data } = folders();
    writeFileSync(path.join(cache, 'data'), 'no folder');
    expect(run(cache, data)).toMatchObject({ name: 'Rye' });
  });

  it('is kept while the data folder exists and for an hour afterward, in case a run is using it', () => {
    const { cache, data } = folders();
    const first = run(cache, data);
    const caches = path.join(cache, 'data');
    for (const name of readdirSync(caches)) utimesSync(path.join(caches, name, 'of'), 0, 0);
    const gone = folders().data;
    run(cache, gone);
    rmSync(gone, { recursive: true });
    run(cache, folders().data);
    expect(readdirSync(caches)).toHaveLength(3);
    expect(run(cache, data)).toEqual(first);
  });

  it('is deleted an hour after the data folder', () => {
    const { cache, data } = folders();
    run(cache, data);
    rmSync(data, { recursive: true });
    const caches = path.join(cache, 'data');
    for (const name of readdirSync(caches)) utimesSync(path.join(caches, name, 'of'), 0, 0);
    run(cache, folders().data);
    expect(readdirSync(caches)).toHaveLength(1);
  });
});
