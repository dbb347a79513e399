// @ts-check
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  manifestFile,
  markerFile,
  projectFolders,
  systemFolders,
  unfinishedLine,
} from '../../src/lib/folders.mjs';
import { dataOption, inShell } from '../../src/lib/in-shell.mjs';
import { WrongUsage } from './wrong-usage.mjs';

/** The folder of the site unless --out names another. */
export const usualOut = 'dist';

/**
 * Shells complete the name of a folder with one; in messages a file would follow two.
 *
 * @param {string} folder
 */
export const withoutEndSlashes = (folder) => folder.replace(/(?<=[^\\/:])[\\/]+$/, '');

/**
 * Returns the data folder, or throws why it is none, before anything is read from it.
 *
 * @param {string} data
 */
export function dataFolder(data) {
  if (data === '') throw new WrongUsage('--data is empty: write the data folder.');
  const found = statOf(data);
  if (!found) throw new WrongUsage(notFoundMessage('folder', data));
  if (!found.isDirectory()) {
    throw new WrongUsage(`"${data}" is not a folder: --data takes the folder that contains site.yaml.`);
  }
  if (readdirSync(data).some((name) => dataFileName.test(name))) return data;
  const inside = path.join(data, 'data');
  const meant = existsSync(path.join(inside, 'site.yaml')) ? `\nWrite: --data ${inShell(inside)}` : '';
  throw new WrongUsage(`"${data}" has no site.yaml: --data takes the folder that contains it.${meant}`);
}

/** Also recognizes a data folder whose site.yaml is missing or renamed; `check` then says what it lacks. */
const dataFileName =
  /^(?:site\.ya?ml.*|counties|practice-areas|service-areas|topics|(?:facts|keywords|published)\.yaml)$/i;

/**
 * @param {string} out
 * @param {string} _option
 * @param {Record<string, string | undefined>} typed  The other options on the command line.
 */
export function finishedSite(out, _option, { data = 'data' }) {
  if (out === '') throw new WrongUsage('--out is empty: write the folder of the site.');
  if (existsSync(path.join(out, manifestFile)))
    throw new WrongUsage(`${out}/ is only one part of a site. First join all parts: npm run merge`);
  const options = dataOption(data) + (out === usualOut ? '' : ` --out ${inShell(out)}`);
  const into = options && ` --${options}`;
  const marker = path.join(out, markerFile);
  if (existsSync(marker) && readFileSync(marker, 'utf8').includes(unfinishedLine))
    throw new WrongUsage(
      `The last run has not finished, so ${out}/ mixes old and new pages. Run it again: npm run generate${into}`,
    );
  if (existsSync(path.join(out, 'index.html'))) return out;
  if (existsSync(path.join(out, 'site.yaml')))
    throw new WrongUsage(
      `${out}/ contains data, not a finished site, which is in ${usualOut}/ or another folder.`,
    );
  throw new WrongUsage(`There is no finished site in ${out}/. First run: npm run generate${into}`);
}

/** Files that show what a folder is. */
const takenBy = { 'site.yaml': 'data', 'website_pages.csv': 'a finished site' };

/**
 * A folder for output that is not part of the data, the project or the site.
 *
 * @param {string} project
 * @returns {(typed: string, named: string, others?: { out?: string | undefined }) => string}  `named` is what the
 *   command line calls the folder; the site that `others` name may not exist yet.
 */
export const freeFolder =
  (project) =>
  (typed, named, { out } = {}) => {
    if (typed.trim() === '') throw new WrongUsage(`${named} is empty: write a folder.`);
    const refuse = (/** @type {string} */ is) => {
      throw new WrongUsage(`${named} "${typed}" is ${is}.`);
    };
    const full = withLinksFollowed(path.resolve(typed));
    const site = withLinksFollowed(path.resolve(out || usualOut));
    if (full === path.dirname(full)) refuse('a whole disk: choose a folder');
    const [top = ''] = path.relative(withLinksFollowed(project), full).split(path.sep);
    if (top === '') refuse('the folder of this project: choose another one');
    if (projectFolders.includes(top)) refuse('in a folder of this project: choose another one');
    for (let folder = full; ; folder = path.dirname(folder)) {
      if (systemFolders.includes(folder)) refuse('in a system folder: choose another one');
      if (statOf(folder)?.isDirectory() === false) refuse('a file: choose a folder');
      if (folder === site) refuse('in the folder of the site: choose another one');
      for (const [file, what] of Object.entries(takenBy)) {
        if (existsSync(path.join(folder, file))) refuse(`in a folder with ${what}: choose another one`);
      }
      if (folder === path.dirname(folder)) return typed;
    }
  };

/**
 * @param {string} file  It may not exist yet.
 * @returns {string}
 */
const withLinksFollowed = (file) => {
  if (existsSync(file)) return realpathSync.native(file);
  const above = path.dirname(file);
  // The drive of a disk that Windows does not have.
  return above === file ? file : path.join(withLinksFollowed(above), path.basename(file));
};

/** @param {string} file */
export function existingFile(file) {
  if (statOf(file)?.isFile()) return file;
  throw new WrongUsage(notFoundMessage('file', file));
}

/**
 * npm runs every command in the project folder, so relative names start there, wherever they were typed.
 *
 * @param {string} kind
 * @param {string} name
 */
const notFoundMessage = (kind, name) =>
  `There is no ${kind} "${name}"${path.isAbsolute(name) ? '' : ` in ${process.cwd()}`}.`;

/** @param {string} file */
function statOf(file) {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}
