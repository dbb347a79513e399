// @ts-check
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** What no run and no build reads. */
const leftOut = ['.cache', '.git', '.reports', 'dist', 'node_modules', 'tests'];

/** A build notes inside these packages where its bundles are, so the copy has them for itself. */
const packagesWrittenTo = ['vike', '@brillout'];

/**
 * Makes a copy of the project in which a build can write: its own files, and links to the packages.
 *
 * @param {string} project
 * @param {string} folder
 */
export function copyProject(project, folder) {
  for (const name of readdirSync(project)) {
    if (leftOut.includes(name)) continue;
    cpSync(path.join(project, name), path.join(folder, name), { recursive: true });
  }
  const [from, to] = [path.join(project, 'node_modules'), path.join(folder, 'node_modules')];
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.startsWith('.vite')) continue;
    if (packagesWrittenTo.includes(name))
      cpSync(path.join(from, name), path.join(to, name), { recursive: true });
    else symlinkSync(path.join(from, name), path.join(to, name));
  }
}
