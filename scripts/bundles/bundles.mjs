// @ts-check
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { isWritable } from '../command-line/is-writable.mjs';
import { WrongUsage } from '../command-line/wrong-usage.mjs';
import { checkout, filesIn, namesOfCode } from './names-of-code.mjs';
import { copyProject } from './project-copy.mjs';

const bundlesKept = 8;
const packages = 'node_modules';
/** Holds the hashes of all other files of a bundle; a build writes it last. */
const hashesFile = 'hashes.json';
/** A full disk in the words of Node and of the bundler, on Windows too. */
const fullDisk = /ENOSPC|No space left on device|os error 112/;

/**
 * Builds the browser's and the server's code unless it is there already, undamaged; returns the folder it is in, and
 * a name for the code that reads the data.
 *
 * @param {string} cache
 * @param {(line: string) => void} say
 * @returns {{ bundles: string, contentCode: string }}
 */
export function ensureBundles(cache, say) {
  for (;;) {
    const { bundles: name, contentCode } = namesOfCode();
    const bundles = path.join(cache, name);
    if (isWhole(bundles) || makeBundles(cache, bundles, say)) return { bundles, contentCode };
  }
}

/**
 * The bundler and vike take a path for a part of an address, in which these signs mean something else.
 *
 * @param {string} place
 */
export function refuseAddressSigns(place) {
  const [sign] = /[#%?]/.exec(place) ?? [];
  if (sign === undefined) return;
  throw new WrongUsage(
    `The templates cannot be built in ${place}: its name holds "${sign}".\nMove it to a folder without "#", "%" and "?" in its name, or rename that.`,
  );
}

/**
 * @param {string} cache
 * @param {string} folder
 * @param {(line: string) => void} say
 * @returns {boolean} Whether the code stayed as it was; otherwise nothing is kept.
 */
function makeBundles(cache, folder, say) {
  for (const place of [checkout, path.resolve(cache)]) refuseAddressSigns(place);
  const name = path.basename(folder);
  say('Building the templates and the browser code …');
  // Built aside and moved, so that a run that was cut off, or another one, never leaves half a bundle.
  // The tests run in threads of one process.
  const own = `${process.pid}-${threadId}`;
  const aside = path.join(cache, `${name}.${own}`);
  // A build writes files for a moment beside what it reads.
  const project = isWritable(checkout) ? checkout : path.join(cache, `project.${own}`);
  try {
    if (project !== checkout) copyProject(checkout, project);
    build(project, aside);
    // A change of branch meanwhile leaves a mixture of old and new code, which would be kept under this name for good.
    if (namesOfCode().bundles !== name) return false;
    moveInto(aside, folder);
  } finally {
    rmSync(aside, { recursive: true, force: true });
    if (project !== checkout) rmSync(project, { recursive: true, force: true });
  }
  forgetOldBundles(cache);
  return true;
}

/**
 * Builds into a folder; throws where any of it is missing afterwards.
 *
 * @param {string} project
 * @param {string} folder
 */
function build(project, folder) {
  const packagesOfCheckout = path.join(checkout, packages);
  const args = ['scripts/bundles/build.mjs', path.resolve(folder), packagesOfCheckout];
  const { stderr } = spawnSync(process.execPath, args, {
    cwd: project,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    maxBuffer: Infinity,
    env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
  });
  // The bundler takes a full disk for a fault of its own, and asks to report it.
  const full = fullDisk.exec(stderr);
  if (full) throw Object.assign(new Error(full[0]), { code: 'ENOSPC' });
  // The end of the command says it in words; any other missing module is a fault of ours, and keeps its trace.
  const missing = /^Error \[(ERR_MODULE_NOT_FOUND)\]: (Cannot find package .*)/m.exec(stderr);
  if (missing) throw Object.assign(new Error(missing[2]), { code: missing[1] });
  process.stderr.write(stderr);
  // Vite has told by now what stopped it, and vike ends such a build without a sign, half of it done.
  if (!existsSync(path.join(folder, hashesFile))) throw new Error('The templates could not be built.');
}

/**
 * Puts a new bundle in its place, unless another run was quicker.
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
 * Whether every file of a bundle is as it was built: a damaged one would blame the templates or the data.
 *
 * @param {string} folder
 */
function isWhole(folder) {
  try {
    const hashes = readFileSync(path.join(folder, hashesFile), 'utf8');
    return hashes === hashesOf(folder) && existsSync(path.join(folder, packages));
  } catch {
    return false;
  }
}

/** @param {string} folder */
export const writeHashes = (folder) => writeFileSync(path.join(folder, hashesFile), hashesOf(folder));

/** @param {string} folder */
function hashesOf(folder) {
  const names = filesIn(folder).filter((name) => name !== hashesFile);
  const hashOf = (/** @type {string} */ name) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, name)))
      .digest('hex');
  return JSON.stringify(names.sort().map((name) => [name, hashOf(name)]));
}

/**
 * Another run may be at work with the bundles of a moment ago, so the newest few stay.
 *
 * @param {string} cache
 */
function forgetOldBundles(cache) {
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
