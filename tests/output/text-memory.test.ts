import { mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { TextMemory } from '#output/cache/text-memory.ts';
import { temporaryFolder } from '../support/site.ts';

/** A cache, and a data folder that exists. */
function folders() {
  const [cache, data] = [temporaryFolder(), path.join(temporaryFolder(), 'data')];
  mkdirSync(data);
  return { cache, data };
}

/** A run that asks for one text. */
function run(cache: string, data: string, build = 'bundles-1') {
  const memory = new TextMemory(cache, data, build);
  const read = memory.recall('yaml', 'name: Rye', () => ({ name: 'Rye', at: performance.now() }));
  memory.close();
  return read;
}

describe('What was read in a data folder', () => {
  it('is known to the next run, whichever folder that one writes into', () => {
    const { cache, data } = folders();
    expect(run(cache, data)).toEqual(run(cache, data));
  });

  it('is read anew by another build of the generator, and from another folder', () => {
    const { cache, data } = folders();
    const first = run(cache, data);
    expect(run(cache, `${data}-2`)).not.toEqual(first);
    expect(run(cache, data, 'bundles-2')).not.toEqual(first);
  });

  it('is forgotten when the folder has been gone for an hour', () => {
    const { cache, data } = folders();
    run(cache, data);
    rmSync(data, { recursive: true });
    const memories = path.join(cache, 'data');
    for (const name of readdirSync(memories)) utimesSync(path.join(memories, name, 'of'), 0, 0);
    run(cache, folders().data);
    expect(readdirSync(memories)).toHaveLength(1);
  });
});
