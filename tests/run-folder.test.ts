import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { setup } from './support/run-folder.ts';

it('The folder of a test run is removed while other work goes on', async () => {
  let folder = '';
  const remove = setup({ provide: (_, value) => void (folder = value) });
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
