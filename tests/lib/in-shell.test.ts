import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { inShell } from '#lib/in-shell.mjs';

it('A file name gets quotes only where a shell would split it', () => {
  expect(inShell('data/my facts.csv')).toBe('"data/my facts.csv"');
  expect(inShell('data/facts.csv')).toBe('data/facts.csv');
  expect(inShell('data/*.csv')).toBe('"data/*.csv"');
  expect(inShell('new!')).toBe("'new!'");
});

it
  .skipIf(process.platform === 'win32')
  .each([
    'my facts.csv',
    "the firm's facts.csv",
    'facts "new".csv',
    'facts $(echo 1) `echo 2` $HOME.csv',
    'all of \'it\' "$HOME"!.csv',
  ])('A shell reads the quoted name as the file name: %s', (name) => {
  expect(execFileSync('sh', ['-c', `printf %s ${inShell(name)}`], { encoding: 'utf8' })).toBe(name);
});
