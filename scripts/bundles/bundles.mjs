// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { isWritable } from '../command-line/is-writable.mjs';
import { WrongUsage } from '../command-line/wrong-usage.mjs';
import { hashesFile, isWhole, packages } from './bundle-hashes.mjs';
import { checkout, codeHashes } from './code-hashes.mjs';
import { copyProject } from './project-copy.mjs';

const bundlesKept = 8;
/** The messages of Node and the bundler about a full disk, also on Windows. */
const fullDisk = /ENOSPC|No space left on device|os error 112/;

/**
 * Builds the browser and server code unless an intact build exists; returns its folder, and a name for the code that
 * reads the data.
 *
 * @param {string} cache
 * @param {(line: string) => void} say
 * @returns {{ bundles: string, contentCode: string }}
 */
export function ensureBundles(cache, say) {
  for (;;) {
    const { bundles: name, contentCode } = codeHashes();
    const bundles = path.join(cache, name);
    if (isWhole(bundles) || makeBundles(cache, bundles, say)) return { bundles, contentCode };
  }
}

/**
 * The bundler and vike use paths as parts of URLs and as patterns, where these characters have another meaning.
 *
 * @param {string} place
 */
export const refuseSpecialCharacters = (place) => refuseCharacters(/[#%?*]/, '"#", "%", "?" or "*"', place);

/**
 * @param {RegExp} characters
 * @param {string} names
 * @param {string} place
 */
function refuseCharacters(characters, names, place, written = place) {
  const [sign] = characters.exec(written) ?? [];
  if (sign === undefined) return;
  throw new WrongUsage(
    `The templates cannot be built in ${place}, because this path contains ${JSON.stringify(sign)}.\nRename or move the folder so that its path has no ${names}.`,
  );
}

/**
 * @param {string} cache
 * @param {string} folder
 * @param {(line: string) => void} say
 * @returns {boolean} Whether the code stayed the same; otherwise the build is discarded.
 */
function makeBundles(cache, folder, say) {
  for (const place of [checkout, path.resolve(cache)]) refuseSpecialCharacters(place);
  // vike writes the way from the project to the bundle into its code, as a text in which it escapes nothing.
  refuseCharacters(
    /['\\\n\r]/,
    'such character',
    cache,
    path.relative(checkout, cache).replaceAll(path.sep, '/'),
  );
  if (!isWritable(cache)) throw Object.assign(new Error(cannotWrite(cache)), { name: 'Refused' });
  const name = path.basename(folder);
  say('Building the templates and the browser code …');
  // Built aside and moved, so that an aborted or concurrent run never leaves half a bundle.
  // The tests run in threads of one process.
  const aside = path.join(cache, `${name}.${process.pid}-${threadId}`);
  // A build writes temporary files beside its sources.
  const project = isWritable(checkout) ? checkout : `${aside}.project`;
  try {
    if (project !== checkout) copyProject(checkout, project);
    build(project, aside);
    // Switching branches meanwhile would mix old and new code, and keep it under this name for good.
    if (codeHashes().bundles !== name) return false;
    moveInto(aside, folder);
  } finally {
    rmSync(aside, { recursive: true, force: true });
    if (project !== checkout) rmSync(project, { recursive: true, force: true });
  }
  forgetOldBundles(cache, name);
  return true;
}

/**
 * Builds into a folder; throws if the build is incomplete.
 *
 * @param {string} project
 * @param {string} folder
 */
function build(project, folder) {
  const packagesOfCheckout = path.join(checkout, packages);
  const args = ['scripts/bundles/build.mjs', path.resolve(folder), packagesOfCheckout];
  const { stderr, signal } = spawnSync(process.execPath, args, {
    cwd: project,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    maxBuffer: Infinity,
    // Without the name VITEST, vike would warn of a build in production; with a value, nothing would be built.
    env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
  });
  // The bundler treats a full disk as a bug of its own, and asks to report it.
  const full = fullDisk.exec(stderr);
  if (full) throw Object.assign(new Error(full[0]), { code: 'ENOSPC' });
  // `runCommand` turns this into a message; any other missing module is our bug, and keeps its stack trace.
  const missing = /^Error \[(ERR_MODULE_NOT_FOUND)\]: (Cannot find package .*)/m.exec(stderr);
  if (missing) throw Object.assign(new Error(missing[2]), { code: missing[1] });
  // By disks such as exFAT, and by folders that a virtual machine shares.
  if (/^Error: .*, symlink /m.test(stderr))
    throw Object.assign(new Error(withoutLinks(path.dirname(folder))), { name: 'Refused' });
  process.stderr.write(stderr);
  if (signal) throw Object.assign(new Error(endedBy(signal)), { name: 'Refused' });
  // vike ends a failed build silently, half done; Vite has printed the cause by now.
  if (!existsSync(path.join(folder, hashesFile))) throw new Error('The templates could not be built.');
}

/** @param {string} cache */
const withoutLinks = (cache) =>
  `The disk of ${cache} allows no symbolic links, which the built code needs to find the packages.\nKeep the cache on another disk, as in: npm run generate -- --cache /tmp/site-cache`;

/** @param {string} cache */
const cannotWrite = (cache) =>
  `${cache} holds no build of this code, and this user or its disk allows no new one there.\nGive the user permission to write there, or keep the cache elsewhere, as in: npm run generate -- --cache /tmp/site-cache`;

/** @param {string} signal */
const endedBy = (signal) =>
  `The build of the templates was ended by ${signal}, perhaps because memory ran out.\nGive it more memory, or close other programs, and run this again.`;

/**
 * Moves a new bundle into place, unless another run was quicker.
 *
 * @param {string} aside
 * @param {string} folder
 */
function moveInto(aside, folder) {
  if (existsSync(folder) && !isWhole(folder)) rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(aside, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Keeps the new one and the newest few of the others, as another run may still be using them.
 *
 * @param {string} cache
 * @param {string} built
 */
function forgetOldBundles(cache, built) {
  const others = readdirSync(cache)
    // The clock may have been ahead when others were built, so that the new one looks older.
    .filter((name) => name.startsWith('bundles-') && name !== built)
    // Another run may be moving it into place, so that its old name is gone.
    .map((name) => ({
      name,
      made: statSync(path.join(cache, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    }))
    .sort((a, b) => b.made - a.made);
  for (const { name } of others.slice(bundlesKept - 1))
    rmSync(path.join(cache, name), { recursive: true, force: true });
}
