// @ts-check
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
/** Build products that are not deployed, and what the generator remembers. */
export const cache = path.join(root, 'node_modules/.cache/site');

const bundlesKept = 8;

/** What the bundles are made of. */
const sources = ['src', 'scripts', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'];

/**
 * Builds the browser's and the server's code unless it is there already; answers the folder it is in.
 *
 * @param {(line: string) => void} say
 * @returns {string}
 */
export function ensureBundles(say) {
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
  // Vite has told by now what stopped it, and vike ends such a build without a sign, half of it done.
  if (!existsSync(path.join(aside, 'server/generate-command.mjs'))) {
    rmSync(aside, { recursive: true, force: true });
    throw new Error('The templates could not be built.');
  }
  try {
    renameSync(aside, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(aside, { recursive: true, force: true });
  }
  forgetOldBundles();
  return folder;
}

/** Another run may be at work with the bundles of a moment ago, so the newest few stay. */
function forgetOldBundles() {
  const bundles = readdirSync(cache)
    .filter((name) => name.startsWith('bundles-'))
    // What another run is moving into place at this moment may be gone under its old name.
    .map((name) => ({
      name,
      made: statSync(path.join(cache, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    }))
    .sort((a, b) => b.made - a.made);
  for (const { name } of bundles.slice(bundlesKept))
    rmSync(path.join(cache, name), { recursive: true, force: true });
}

function hashSources() {
  mkdirSync(cache, { recursive: true });
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesIn).sort()) {
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** @param {string} source */
function filesIn(source) {
  if (statSync(path.join(root, source)).isFile()) return [source];
  return readdirSync(path.join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}
