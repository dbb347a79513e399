import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from '../../scripts/commands.mjs';
import { filesOf } from '../support/files.ts';
import { root } from '../support/site.ts';

const textOf = (name: string) => readFileSync(path.join(root, name), 'utf8');
const json = (name: string) => JSON.parse(textOf(name)) as Record<string, unknown>;

interface LockedPackage {
  dev?: boolean;
  license?: string;
  hasInstallScript?: boolean;
  optional?: boolean;
}
const { '': project, ...locked } = json('package-lock.json').packages as Record<string, LockedPackage>;
const { dependencies, devDependencies } = project as Record<string, Record<string, string>>;

/** Name and license of every package in the README's tables; a row may name several packages. */
function listed(): [name: string, licence: string][] {
  const section = textOf('README.md').split('## What it is built with')[1]!.split('\n## ')[0]!;
  const rows = section.split('\n').filter((line) => /^\| (?!package|-)/.test(line));
  return rows.flatMap((row) => {
    const [names = '', licence = ''] = row
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return names.split(', ').map((name): [string, string] => [name, licence]);
  });
}

describe('The packages', () => {
  it('are listed in the README, each once and with its license', () => {
    const installed = Object.keys({ ...dependencies, ...devDependencies }).map((name): [string, string] => [
      name,
      String(json(`node_modules/${name}/package.json`).license),
    ]);
    expect(listed().sort()).toEqual(installed.sort());
  });

  it('that the site is made with have licenses that restrict nobody who uses the site', () => {
    const licences = Object.values(locked)
      .filter(({ dev }) => !dev)
      .map(({ license }) => license);
    expect([...new Set(licences)].sort()).toEqual([
      '0BSD',
      'Apache-2.0',
      'BSD-2-Clause',
      'BSD-3-Clause',
      'BlueOak-1.0.0',
      'CC-BY-4.0',
      'CC0-1.0',
      'ISC',
      'MIT',
      'MPL-2.0',
      'OFL-1.1',
    ]);
  });

  it('for development are not needed to generate the site', () => {
    const sources = ['vite.config.ts', ...filesOf(path.join(root, 'src')).map((name) => `src/${name}`)];
    const scripts = filesOf(path.join(root, 'scripts')).filter((name) =>
      /^(?:vite|bundles|command-line)\/|^commands\/(?:generate|merge)\.ts$|^[^/]*\.mjs$|^environment\.ts$/.test(
        name,
      ),
    );
    const asked = [...sources, ...scripts.map((name) => `scripts/${name}`)].flatMap((name) =>
      [...textOf(name).matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from '((?:@[^/']+\/)?[^/'.#]+)/gm)].map(
        ([, from]) => `${name} imports ${from}`,
      ),
    );
    expect(asked.length).toBeGreaterThan(100);
    const onlyForWork = new Set(Object.keys(devDependencies!));
    expect(asked.filter((line) => onlyForWork.has(line.split(' ').at(-1)!))).toEqual([]);
  });

  it('for development are left out of the built commands', () => {
    const files = new Set<string>();
    const packages = new Set<string>();
    const read = (name: string): void => {
      if (files.has(name) || !/\.(?:tsx?|mjs)$/.test(name)) return;
      files.add(name);
      const imports = /(?:^(?:import|export)\s(?!type\b)[^;]*?from |\bawait import\()'([^']+)'/gm;
      for (const [, to] of textOf(name).matchAll(imports)) {
        if (to!.startsWith('#')) read(`src/${to!.slice(1)}`);
        else if (to!.startsWith('.')) read(path.posix.join(path.posix.dirname(name), to!));
        else
          packages.add(
            to!
              .split('/')
              .slice(0, to!.startsWith('@') ? 2 : 1)
              .join('/'),
          );
      }
    };
    for (const [name, command] of Object.entries(commands))
      if ('isBuilt' in command) read(`scripts/commands/${name}.ts`);
    expect(files.size).toBeGreaterThan(300);
    const asked = [...packages].filter((name) => name in devDependencies!);
    expect(textOf('vite.config.ts')).toContain(`external: [${asked.map((name) => `'${name}'`).join()}],`);
  });

  it('need no install script, because esbuild finds its program without one', () => {
    const scripted = Object.entries(locked).filter(([, entry]) => entry.hasInstallScript && !entry.optional);
    expect(scripted.map(([name]) => name)).toEqual(['node_modules/esbuild']);
  });
});
