import { execFile, execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ensureBundles } from '../../scripts/bundles/bundles.mjs';
import { cacheFolder } from '../../scripts/bundles/cache-folder.mjs';
import { contentsOf, filesOf } from '../support/files.ts';
import { november20 } from '../support/small-site/generate-small-site.ts';
import { root, run, temporaryFolder } from '../support/site.ts';
import { smallSite, writeData } from '../support/small-site/small-site.ts';
import { differences } from './support/differences.ts';
import { testTimeout } from './support/effort.ts';

const epoch = { SOURCE_DATE_EPOCH: november20 };

/** A checkout with the data of the small site. */
function newCheckout(): string {
  const checkout = path.join(temporaryFolder(), 'checkout');
  mkdirSync(checkout);
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
  cpSync(writeData(smallSite()), path.join(checkout, 'data'), { recursive: true });
  return checkout;
}

/** The hashes of the code in a checkout. */
async function namesIn(checkout: string): Promise<{ bundles: string; contentCode: string }> {
  const script = `import('./scripts/bundles/code-hashes.mjs').then((it) => console.log(JSON.stringify(it.codeHashes())))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { cwd: checkout });
  return JSON.parse(stdout) as { bundles: string; contentCode: string };
}

/** Words before a command that make a folder read-only for it; none if this user may not mount folders. */
function readOnly(folder: string): string[] {
  const script = `mount --bind ${folder} ${folder} && mount -o remount,ro,bind ${folder} && cd ${folder} && exec "$@"`;
  const mount = ['unshare', '-m', 'sh', '-c', script, '-'];
  try {
    execFileSync(mount[0]!, [...mount.slice(1), 'true'], { stdio: 'ignore' });
    return mount;
  } catch {
    return [];
  }
}

/** A cache with only the bundle that the tests use, and the folder of that bundle. */
function cacheWithBundle(): { cache: string; bundle: string } {
  const cache = temporaryFolder();
  const bundle = path.basename(ensureBundles(cacheFolder(), () => undefined).bundles);
  cpSync(cacheFolder(), cache, {
    recursive: true,
    filter: (name) => !path.basename(name).startsWith('bundles-') || path.basename(name) === bundle,
  });
  return { cache, bundle: path.join(cache, bundle) };
}

describe('Bundles in the cache', () => {
  it('have hashes of their own files, but not of the packages that they link to', () => {
    const { bundle } = cacheWithBundle();
    const hashes = JSON.parse(readFileSync(path.join(bundle, 'hashes.json'), 'utf8')) as [name: string][];

    expect(hashes.map(([name]) => name)).toEqual(filesOf(bundle).filter((name) => name !== 'hashes.json'));
  });

  it('are rebuilt if one is damaged, even for a read-only checkout', { timeout: testTimeout }, async () => {
    const checkout = newCheckout();
    const { cache, bundle } = cacheWithBundle();
    const out = path.join(temporaryFolder(), 'dist');
    const mount = readOnly(checkout);
    const [program, ...args] = [...mount, process.execPath, 'scripts/start.cjs', 'generate', '--force'];
    const generate = async () => {
      const { stdout, stderr } = await promisify(execFile)(
        program!,
        [...args, '--out', out, '--cache', cache],
        // vike says less in tests.
        { cwd: checkout, env: { ...process.env, ...epoch, NODE_ENV: '', VITEST: undefined } },
      );
      return stdout + stderr;
    };
    expect(await generate()).not.toContain('Building the templates');
    const clean = contentsOf(out);
    expect([...clean.keys()]).toContain('index.html');
    const [style] = filesOf(bundle).filter((name) => name.endsWith('.css'));
    for (const name of [style!, 'server/worker.mjs']) {
      const file = path.join(bundle, name);
      writeFileSync(file, readFileSync(file, 'utf8').replace(/[a-z]/, '~'));
    }
    const again = await generate();
    expect(again).toContain('Building the templates');
    expect(again).not.toContain('Warning');
    if (mount.length > 0) expect(again).toContain('lastmod.txt cannot be written here');
    expect(differences(contentsOf(out), clean)).toEqual([]);
    expect(await generate()).not.toContain('Building the templates');
  });

  it.each(['part #2', '50%', 'why?', 'law*site'])(
    'are refused in a folder whose name contains a character with a meaning in addresses or patterns: %s',
    (name) => {
      const cache = path.join(temporaryFolder(), name);
      expect(() => ensureBundles(cache, () => expect.fail('builds'))).toThrow(
        /path contains "[#%?*]"\.\n.* so that its path has no "#", "%", "\?" or "\*"\.$/,
      );
    },
  );

  it.each([
    ["o'neil", `"'"`],
    ['back\\slash', '"\\\\"'],
    ['new\nline', '"\\n"'],
    ['new\rline', '"\\r"'],
  ])(
    'are refused in another folder than that of the project if its name would end a text in code: %j',
    (name, sign) => {
      const cache = path.join(temporaryFolder(), name);
      const says = `because this path contains ${sign}.`;
      expect(() => ensureBundles(cache, () => expect.fail('builds'))).toThrow(says);
    },
  );

  it(
    'leave nothing behind on a full disk, and the command says that the disk is full',
    { timeout: testTimeout },
    ({ skip }) => {
      const disk = temporaryFolder();
      // Enough space for half a bundle.
      const script = `mount -t tmpfs -o size=3m tmpfs ${disk} && "$@"; find ${disk} -type f`;
      const [program = '', ...mount] = ['unshare', '-m', 'sh', '-c', script, '-'];
      if (spawnSync(program, [...mount, 'true']).status !== 0) skip('this user may not mount a small disk');
      const generate = [process.execPath, 'scripts/start.cjs', 'generate', '--quiet'];
      const cache = path.join(disk, 'cache');
      const { stdout, stderr } = spawnSync(program, [...mount, ...generate, '--cache', cache], {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, VITEST: '' },
      });
      expect(stderr.split('\n', 1)).toEqual(['The disk is full. Free up some space and run this again.']);
      expect(stdout).toBe(`${cache}/CACHEDIR.TAG\n`);
    },
  );
});

/** Builds an empty bundle, as its content does not matter here; returns the names of all, and what was printed. */
async function buildEmpty(checkout: string, cache: string, meanwhile = '') {
  writeFileSync(
    path.join(checkout, 'scripts/bundles/build.mjs'),
    `import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
     import path from 'node:path';
     import { writeHashes } from './bundle-hashes.mjs';
     const [, , folder] = process.argv;
     mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
     ${meanwhile}
     writeHashes(folder);`,
  );
  const script = `import('./scripts/bundles/bundles.mjs').then((it) => it.ensureBundles('${cache}', console.error))`;
  const { stderr } = await promisify(execFile)(process.execPath, ['-e', script], { cwd: checkout });
  return { stderr, names: readdirSync(cache).filter((name) => name.startsWith('bundles-')) };
}

it('Code that changes during a build is built again, so that no bundle has the hash of other code', async () => {
  const [checkout, cache] = [newCheckout(), temporaryFolder()];
  const change = `if (!existsSync('src/new.ts')) writeFileSync('src/new.ts', '');`;
  const { stderr, names } = await buildEmpty(checkout, cache, change);
  expect(stderr.match(/Building/g)).toHaveLength(2);
  expect(names).toEqual([(await namesIn(checkout)).bundles]);
});

it('A new bundle replaces the oldest of eight, even if the clock was ahead when they were built', async () => {
  const [checkout, cache] = [newCheckout(), temporaryFolder()];
  const ahead = [1, 2, 3, 4, 5, 6, 7, 8].map((age) => `bundles-${age}`);
  for (const [age, name] of ahead.entries()) {
    mkdirSync(path.join(cache, name));
    const built = new Date(Date.UTC(2090, 0, 31 - age));
    utimesSync(path.join(cache, name), built, built);
  }
  const { names } = await buildEmpty(checkout, cache);
  const { bundles } = await namesIn(checkout);
  expect(names.sort()).toEqual([...ahead.slice(0, -1), bundles].sort());
});

/** What the command says if the build of the templates is this code. */
async function letterAboutBuild(code: string, cache: string): Promise<string> {
  const checkout = newCheckout();
  writeFileSync(path.join(checkout, 'scripts/bundles/build.mjs'), code);
  const args = ['scripts/start.cjs', 'generate', '--quiet', '--cache', cache];
  const options = { cwd: checkout, env: { ...process.env, VITEST: '' } };
  const ended = await promisify(execFile)(process.execPath, args, options).catch((error: unknown) => error);
  expect(ended).toMatchObject({ code: 1 });
  return (ended as { stderr: string }).stderr;
}

it('A build that the system ends, as it does without a word when memory runs out, is reported as a letter', async () => {
  expect(await letterAboutBuild(`process.kill(process.pid, 'SIGKILL');`, temporaryFolder())).toBe(
    'The build of the templates was ended by SIGKILL, perhaps because memory ran out.\nGive it more memory, or close other programs, and run this again.\n',
  );
});

it('A build for a disk that allows no links, such as exFAT, is reported as a letter', async () => {
  const cache = temporaryFolder();
  const refused = `throw Object.assign(new Error("EPERM: operation not permitted, symlink 'a' -> 'b'"), { code: 'EPERM' });`;
  expect(await letterAboutBuild(refused, cache)).toBe(
    `The disk of ${cache} allows no symbolic links, which the built code needs to find the packages.\nKeep the cache on another disk, as in: npm run generate -- --cache /tmp/site-cache\n`,
  );
});

it('The cache of parsed texts outlives a change to a template, but not to the code that reads the data or to a package', async () => {
  const checkout = newCheckout();
  let before = await namesIn(checkout);
  for (const [file, isKnown] of [
    ['src/pages/zip.tsx', true],
    ['src/content/texts/markdown/render-markdown.ts', false],
    ['package-lock.json', false],
  ] as const) {
    appendFileSync(path.join(checkout, file), '\n');
    const after = await namesIn(checkout);
    expect(after.bundles, file).not.toBe(before.bundles);
    expect(after.contentCode === before.contentCode, file).toBe(isKnown);
    before = after;
  }
  // A running or killed build leaves this file, which is not code.
  writeFileSync(path.join(checkout, 'src/vike/+config.ts.build-4ebe4d1e0e78.mjs'), '');
  expect(await namesIn(checkout)).toEqual(before);
});

describe('The cache folder', () => {
  it('is refused with code 2 if it contains other files', async () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'mine.txt'), 'Mine.');
    const { code, output } = await run('generate', ['--cache', folder]);
    expect([code, output]).toEqual([2, expect.stringContaining('Give the cache its own folder')]);
    expect(readdirSync(folder)).toEqual(['mine.txt']);
  });

  it('of the checkout is used even if a CI has restored only some of its files', () => {
    const checkout = newCheckout();
    const cache = path.join(checkout, '.cache/site');
    mkdirSync(path.join(cache, 'drawings'), { recursive: true });
    const script = `import('./scripts/bundles/cache-folder.mjs').then((it) => console.log(it.cacheFolder()))`;
    const printed = execFileSync(process.execPath, ['-e', script], { cwd: checkout, encoding: 'utf8' });
    expect([printed, readdirSync(cache)]).toEqual([`${cache}\n`, ['CACHEDIR.TAG', 'drawings']]);
  });

  it('is refused where it cannot be written if it lacks the bundle of this code', ({ skip }) => {
    const cache = temporaryFolder();
    cacheFolder(cache);
    const [program, ...mount] = readOnly(cache);
    if (program === undefined) skip('this user may not mount a read-only folder');
    const start = [process.execPath, path.join(root, 'scripts/start.cjs'), 'generate', '--cache', cache];
    const { status, stderr } = spawnSync(program!, [...mount, ...start, '--data', writeData(smallSite())], {
      encoding: 'utf8',
      env: { ...process.env, VITEST: '' },
    });
    expect([status, stderr]).toEqual([
      1,
      `${cache} holds no build of this code, and this user or its disk allows no new one there.\nGive the user permission to write there, or keep the cache elsewhere, as in: npm run generate -- --cache /tmp/site-cache\n`,
    ]);
  });

  it('is read where it cannot be written, as on a read-only disk; what it lacks is drawn for this run', async ({
    skip,
  }) => {
    const { cache } = cacheWithBundle();
    for (const name of ['drawings', 'maps']) rmSync(path.join(cache, name), { recursive: true, force: true });
    const drawings = path.join(cache, 'drawings');
    mkdirSync(drawings);
    // So many that old ones would be deleted.
    for (let i = 0; i < 2100; i++) writeFileSync(path.join(drawings, String(i)), '');
    const [program, ...mount] = readOnly(cache);
    if (program === undefined) skip('this user may not mount a read-only folder');
    const out = path.join(temporaryFolder(), 'dist');
    const start = path.join(root, 'scripts/start.cjs');
    const options = ['--data', writeData(smallSite()), '--out', out, '--cache', cache];
    await promisify(execFile)(program!, [...mount, process.execPath, start, 'generate', ...options], {
      env: { ...process.env, VITEST: '', NODE_ENV: '' },
    });
    expect(filesOf(out)).toContain('favicon.ico');
    expect(readdirSync(drawings)).toHaveLength(2100);
  });

  it('is refused if links in it lead elsewhere, where old files would be deleted', () => {
    const { cache } = cacheWithBundle();
    const photos = temporaryFolder();
    for (let i = 0; i < 3; i++) writeFileSync(path.join(photos, `photo-${i}.jpg`), '');
    expect(cacheFolder(cache)).toBe(cache);
    for (const name of ['drawings', 'data/0a1b2c3d', 'maps/addison-county.svg']) {
      const link = path.join(cache, name);
      rmSync(link, { recursive: true, force: true });
      mkdirSync(path.dirname(link), { recursive: true });
      symlinkSync(photos, link, 'junction');
      expect(() => cacheFolder(cache)).toThrow(`${link} is a link to ${photos}, where files would be`);
      rmSync(link);
    }
    const whole = path.join(temporaryFolder(), 'cache');
    symlinkSync(cache, whole, 'junction');
    expect(cacheFolder(whole)).toBe(whole);
  });

  it('can be opened while other runs build bundles in it and remove old texts', async () => {
    const cache = temporaryFolder();
    cacheFolder(cache);
    const copy = path.join(cache, 'bundles-0a1b2c3d.1-0.project/data');
    mkdirSync(copy, { recursive: true });
    symlinkSync(temporaryFolder(), path.join(copy, 'images'), 'junction');
    const texts = JSON.stringify(path.join(cache, 'data/0a1b2c3d'));
    const script = `const fs = require('fs'); const end = Date.now() + 500; while (Date.now() < end) { fs.mkdirSync(${texts}, { recursive: true }); fs.rmdirSync(${texts}); }`;
    let isRunning = true;
    const others = promisify(execFile)(process.execPath, ['-e', script]).finally(() => (isRunning = false));
    while (isRunning) {
      for (let i = 0; i < 100; i++) expect(cacheFolder(cache)).toBe(cache);
      await setImmediate();
    }
    await others;
  });
});
