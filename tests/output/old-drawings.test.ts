import { mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { forgetOldDrawings } from '#output/cache/drawn-files.ts';
import { temporaryFolder } from '../support/site.ts';

it('The oldest drawings are deleted from the cache, and those that another run moves meanwhile are skipped', () => {
  const folder = path.join(temporaryFolder(), 'drawings');
  mkdirSync(folder);
  for (let i = 0; i < 2003; i++) {
    const file = path.join(folder, `map-${i}`);
    writeFileSync(file, '');
    utimesSync(file, i, i);
  }
  // Like a file that is moved after it was listed.
  symlinkSync('gone', path.join(folder, 'map-2003'));
  forgetOldDrawings(folder, 1);
  expect(readdirSync(folder)).not.toContain('map-1');
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['map-2', 'map-2002']));
});
