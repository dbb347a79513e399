// @ts-check
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Neither runs nor builds read these. */
const leftOut = ['.cache', '.git', '.reports', 'dist', 'node_modules', 'tests'];

/** Builds write the location of their bundles into these packages, so the copy gets its own. */
const packagesWrittenTo = ['vike', '@brillout'];

/**
 * Copies the project so that a build can write into it; packages are only linked.
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
