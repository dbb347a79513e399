import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, temporaryFolder } from './support/site.ts';

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Asks a command for help in a Node that says that it is of another version. */
function runOn(version: string, script: string) {
  const [program, ...args] = `${scripts[script]!} --help`.split(' ');
  expect(program).toBe('node');
  const older = path.join(temporaryFolder(), 'older.cjs');
  const versions = `{ ...process.versions, node: '${version}' }`;
  writeFileSync(older, `Object.defineProperty(process, 'versions', { value: ${versions} });`);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--require', older, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

describe('Node', () => {
  // All begin in the same file, as `command-line.test.ts` sees to: with options for Node, or without.
  it.each(['check', 'generate'])('below 20.19 is refused by npm run %s in one line', (script) => {
    expect(runOn('20.18.3', script)).toEqual({
      status: 2,
      output:
        'This needs Node 20.19 (or a later 20), or 22.12 or newer, but this is Node 20.18.3. Get one at https://nodejs.org.\n',
    });
  });

  it.each(['8.17.0', '18.20.8', '20.9.0', '21.7.0', '22.11.0'])('%s is refused', (version) => {
    expect(runOn(version, 'check').status).toBe(2);
  });

  it.each(['20.19.0', '22.12.0', '100.1.0'])('%s is accepted', (version) => {
    expect(runOn(version, 'check')).toEqual({
      status: 0,
      output: expect.stringContaining('Usage: npm run check'),
    });
  });
});
