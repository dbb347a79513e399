import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ensureBundles } from '../../scripts/bundles/bundles.mjs';
import { cacheFolder } from '../../scripts/bundles/cache-folder.mjs';
import { contentsOf, filesOf } from '../support/files.ts';
import { november20 } from '../support/generate-small-site.ts';
import { root, run, temporaryFolder } from '../support/site.ts';
import { smallSite, writeData } from '../support/small-site.ts';
import { differences } from './support/differences.ts';

const epoch = { SOURCE_DATE_EPOCH: november20 };

describe('Bundles in the cache', () => {
  it('are built anew where one is damaged, and nobody else is blamed', async () => {
    const [cache, out, data] = [temporaryFolder(), temporaryFolder(), writeData(smallSite())];
    const generate = () =>
      run('generate', ['--data', data, '--out', out, '--cache', cache, '--force'], epoch);
    const bundle = path.basename(ensureBundles(cacheFolder(), () => undefined));
    cpSync(cacheFolder(), cache, {
      recursive: true,
      filter: (name) => !path.basename(name).startsWith('bundles-') || path.basename(name) === bundle,
    });
    expect((await generate()).output).not.toContain('Building the templates');
    const clean = contentsOf(out);
    const [style] = filesOf(path.join(cache, bundle)).filter((name) => name.endsWith('.css'));
    for (const name of [style!, 'server/worker.mjs']) {
      const file = path.join(cache, bundle, name);
      writeFileSync(file, readFileSync(file, 'utf8').replace(/[a-z]/, '~'));
    }
    const again = await generate();
    expect(again).toMatchObject({ code: 0, output: expect.stringContaining('Building the templates') });
    expect(differences(contentsOf(out), clean)).toEqual([]);
    expect((await generate()).output).not.toContain('Building the templates');
  });
});

describe('The folder of the cache', () => {
  it.each([
    ['is empty', ''],
    ['is a file', path.join(root, 'package.json')],
    ['holds files of somebody else', path.join(root, 'data')],
    ['is the checkout', root],
  ])('is refused with code 2 where its name %s', async (_, cache) => {
    const before = readdirSync(root);
    const { code, output } = await run('generate', ['--cache', cache]);
    expect([code, output]).toEqual([2, expect.stringContaining('Write a folder of its own')]);
    expect(readdirSync(root)).toEqual(before);
  });
});

describe.skipIf(process.platform !== 'linux')('A checkout that can only be read', () => {
  it('makes its site with a cache elsewhere', async ({ skip }) => {
    const checkout = path.join(temporaryFolder(), 'checkout');
    const mount = [
      '-m',
      'sh',
      '-c',
      `mount --bind ${checkout} ${checkout} && mount -o remount,ro,bind ${checkout} && cd ${checkout} && exec "$@"`,
      '-',
    ];
    mkdirSync(checkout);
    try {
      execFileSync('unshare', [...mount, 'true'], { stdio: 'ignore' });
    } catch {
      skip('mounting takes rights that are missing here');
    }
    for (const name of [
      'src',
      'scripts',
      'package.json',
      'package-lock.json',
      'vite.config.ts',
      'tsconfig.json',
    ])
      cpSync(path.join(root, name), path.join(checkout, name), { recursive: true });
    symlinkSync(path.join(root, 'node_modules'), path.join(checkout, 'node_modules'));
    const elsewhere = temporaryFolder();
    const at = (name: string) => path.join(elsewhere, name);
    cpSync(writeData(smallSite()), path.join(checkout, 'data'), { recursive: true });
    const args = ['--out', at('dist'), '--cache', at('cache')];
    const told = execFileSync(
      'unshare',
      [...mount, process.execPath, 'scripts/start.cjs', 'generate', ...args],
      {
        env: { ...process.env, ...epoch, VITEST: '', NODE_ENV: '' },
        encoding: 'utf8',
      },
    );
    expect(told).toContain('The file lastmod.txt cannot be written here');
    expect(filesOf(at('dist'))).toContain('index.html');
  });
});
