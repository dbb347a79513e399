import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeRunFolder } from './support/set-up.ts';

it('The folder of a test run is removed while other work continues', async () => {
  const { folder, remove } = makeRunFolder();
  for (let i = 0; i < 100; i++) {
    mkdirSync(path.join(folder, String(i)));
    for (let j = 0; j < 20; j++) writeFileSync(path.join(folder, String(i), String(j)), '');
  }
  let turns = 0;
  const turn = setInterval(() => turns++, 1);
  await remove();
  clearInterval(turn);
  expect(existsSync(folder)).toBe(false);
  expect(turns).toBeGreaterThan(0);
});
