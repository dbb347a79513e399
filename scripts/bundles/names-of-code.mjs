// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The project's own folder. */
export const checkout = path.resolve(import.meta.dirname, '../..');

/** What the bundles are made of. */
const sources = ['src', 'scripts', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'];
/** What decides how the data is read: the content, all that it imports, and the packages. */
export const readsData = ['src/content/', 'src/lib/', 'src/maps/', 'package-lock.json'];

/** Files that vike writes for a moment while it builds: another run would find them, or find them gone. */
const ofBuilds = /\.build-[\da-f]+\.mjs$/;

/** Names that change with the code: of all that is built, and of what reads the data. */
export function namesOfCode() {
  const files = sources.flatMap((source) =>
    statSync(path.join(checkout, source)).isFile()
      ? [source]
      : filesIn(path.join(checkout, source))
          .filter((name) => !ofBuilds.test(name))
          .map((name) => path.posix.join(source, name)),
  );
  const [all, reading] = [createHash('sha256'), createHash('sha256')];
  for (const file of files.sort()) {
    const bytes = readFileSync(path.join(checkout, file));
    all.update(`${file}\0`).update(bytes);
    if (readsData.some((start) => file.startsWith(start))) reading.update(`${file}\0`).update(bytes);
  }
  const digits = (/** @type {import('node:crypto').Hash} */ sum) => sum.digest('hex').slice(0, 16);
  return { bundles: `bundles-${digits(all)}`, contentCode: `content-${digits(reading)}` };
}

/**
 * Names of all files below a folder; where a link leads is not looked at, as "recursive" does from Node 22 on.
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
