import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const cache = path.join(root, 'node_modules/.cache/site');

/** What the bundles are made of, beside everything in src/. */
const alsoSources = ['package-lock.json', 'vite.config.ts', 'tsconfig.json'];

/** Builds the browser's and the server's code unless it is there already; answers the folder it is in. */
export function ensureBundles(say: (line: string) => void): string {
  const name = `bundles-${hashSources()}`;
  const folder = path.join(cache, name);
  if (existsSync(folder)) return folder;
  say('Building the templates and the browser code …');
  // Built aside and moved, so that a run that was cut off, or another one, never leaves half a bundle.
  const aside = path.join(cache, `${name}.${process.pid}`);
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build-bundles.ts', aside], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
  });
  for (const old of readdirSync(cache)) {
    if (old.startsWith('bundles-') && !old.startsWith(name))
      rmSync(path.join(cache, old), { recursive: true, force: true });
  }
  try {
    renameSync(aside, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(aside, { recursive: true, force: true });
  }
  return folder;
}

function hashSources(): string {
  mkdirSync(cache, { recursive: true });
  const hash = createHash('sha256');
  const files = readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  for (const file of [...files, ...alsoSources].sort()) {
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
