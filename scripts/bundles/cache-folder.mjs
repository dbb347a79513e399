// @ts-check
import { existsSync, mkdirSync, readdirSync, readlinkSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WrongUsage } from '../command-line/wrong-usage.mjs';
import { checkout } from './code-hashes.mjs';

/** Marks a cache for backup programs, and as the generator's own. */
const cacheTag = 'CACHEDIR.TAG';
const cacheTagText =
  'Signature: 8a477f597d28d172789f06886806bc55\n# Kept by "npm run generate" between runs; it can be deleted at any time.\n';

/** Default, in this checkout. */
const ownCache = path.join(checkout, '.cache/site');

/**
 * The folder for build products that are not deployed and for data kept between runs. It holds nothing else.
 *
 * @param {string} cache
 * @returns {string}
 */
export function cacheFolder(cache = ownCache) {
  if (!openCache(cache)) {
    throw new WrongUsage(
      `--cache "${cache}" cannot hold the cache: it is a file, or has files that the generator did not write.\nGive the cache its own folder, as in: --cache /tmp/site-cache\nNothing was touched.`,
    );
  }
  const link = linkIn(cache);
  if (link === undefined) return path.resolve(cache);
  throw new WrongUsage(
    `${link} is a link to ${readlinkSync(link)}, where files would be overwritten and deleted.\nDelete the link and run this again. To keep the cache elsewhere, give a folder for all of it, as in: --cache /tmp/site-cache\nNothing was touched.`,
  );
}

/**
 * Creates the cache folder if necessary; returns false where the folder is not a cache.
 *
 * @param {string} cache
 */
function openCache(cache) {
  const stats = statSync(cache, { throwIfNoEntry: false });
  if (stats && !stats.isDirectory()) return false;
  const tag = path.join(cache, cacheTag);
  if (existsSync(tag)) return true;
  // Its own folder may be a copy that a CI has restored only in part.
  if (stats && path.resolve(cache) !== ownCache && readdirSync(cache).length > 0) return false;
  mkdirSync(cache, { recursive: true });
  writeFileSync(tag, cacheTagText);
  return true;
}

/**
 * A link below the cache. Bundles are left out: they link to packages, and are only ever made anew and removed whole.
 *
 * @param {string} folder
 * @returns {string | undefined}
 */
function linkIn(folder) {
  for (const entry of entriesOf(folder)) {
    if (entry.name.startsWith('bundles-')) continue;
    const file = path.join(folder, entry.name);
    if (entry.isSymbolicLink()) return file;
    const link = entry.isDirectory() && linkIn(file);
    if (link) return link;
  }
  return undefined;
}

/** @param {string} folder */
function entriesOf(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    // Another run has just removed it.
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return [];
    throw error;
  }
}
