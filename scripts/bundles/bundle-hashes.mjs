// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './code-hashes.mjs';

/** Hashes of all other files of a bundle; a build writes it last. */
export const hashesFile = 'hashes.json';
/** In a bundle, a link to those of the project. */
export const packages = 'node_modules';

/**
 * Whether every file of a bundle is as it was built: errors from a damaged one would blame the templates or the data.
 *
 * @param {string} folder
 */
export function isWhole(folder) {
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
