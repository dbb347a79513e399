// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The project's own folder. */
export const checkout = path.resolve(import.meta.dirname, '../..');

/** The inputs of the bundles. */
const sources = ['src', 'scripts', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'];
/** All code that affects how the data is read: the content layer, its imports, and the packages. */
export const contentSources = ['src/content/', 'src/lib/', 'src/maps/', 'package-lock.json'];

/** Temporary files of vike builds, which may appear or vanish while another run lists the files. */
const temporaryFiles = /\.build-[\da-f]+\.mjs$/;

/** Names with a hash of the code: of everything that is built, and of the part that reads the data. */
export function codeHashes() {
  const files = sources.flatMap((source) =>
    statSync(path.join(checkout, source)).isFile()
      ? [source]
      : filesIn(path.join(checkout, source))
          .filter((name) => !temporaryFiles.test(name))
          .map((name) => path.posix.join(source, name)),
  );
  const [all, reading] = [createHash('sha256'), createHash('sha256')];
  for (const file of files.sort()) {
    const bytes = readFileSync(path.join(checkout, file));
    all.update(`${file}\0`).update(bytes);
    if (contentSources.some((start) => file.startsWith(start))) reading.update(`${file}\0`).update(bytes);
  }
  const digits = (/** @type {import('node:crypto').Hash} */ sum) => sum.digest('hex').slice(0, 16);
  return { bundles: `bundles-${digits(all)}`, contentCode: `content-${digits(reading)}` };
}

/**
 * Names of all files below a folder. Does not follow links, as the option "recursive" does from Node 22 on.
 *
 * @param {string} folder
 * @returns {string[]}
 */
export function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return entry.isFile() ? [entry.name] : [];
    return filesIn(path.join(folder, entry.name)).map((name) => `${entry.name}/${name}`);
  });
}
