import { groupBy } from '#lib/group-by.ts';
import { problemOfFile, type Problem } from '#lib/problem.ts';
import { slugPattern, toSlug } from '#lib/slug.ts';
import { nearestWord } from '#lib/spelling.ts';
import { endingOf, folders, guideTemplateFile, optionalFiles, singleFiles } from '../collections.ts';
import { tableFile, tableNames } from '../schemas/places/tables.ts';
import { readableName, withoutCase, wrongWithPageName } from './file-names.ts';
import { wrongWithOfficeFile } from './office-files.ts';
import { fileLabel, isDataFile, type StrangeEntry } from '../read.ts';

/** Windows hides endings, so that "facts.yaml" becomes "facts.yaml.txt" there. */
const withoutEndings = (name: string) => name.replace(/\.[^/]*$/, '');
const isSingle = (name: string) => Object.hasOwn(singleFiles, name) || name === guideTemplateFile;
const isFolder = (name: string): name is keyof typeof folders => Object.hasOwn(folders, name);

type Tell = (name: string, says: string, fix: string) => void;

/**
 * Reports files that nothing would read, and files that are missing. Returns the names of the misplaced ones.
 */
export function checkNames(
  dir: string,
  names: readonly string[],
  strange: readonly StrangeEntry[],
  problems: Problem[],
): Set<string> {
  const misplaced = new Set<string>();
  const tell: Tell = (name, says, fix) =>
    void problems.push(problemOfFile(fileLabel(dir, name), [says, fix]));
  for (const { name, wrong } of strange) tell(readableName(name), ...wrong);
  const isThere = new Set([...names, ...strange.map(({ name }) => name)]);
  const hasGuides = names.some((name) => name.startsWith('guides/'));
  const mayBeMissing = (name: string) => (name === guideTemplateFile ? !hasGuides : optionalFiles.has(name));
  for (const name of [...Object.keys(singleFiles), guideTemplateFile]) {
    if (isThere.has(name)) continue;
    const other = names.find((known) => !isSingle(known) && isNearly(known, name));
    if (other !== undefined) {
      misplaced.add(other);
      tell(other, `The file "${name}" is missing; this seems to be it.`, `Rename it to "${name}".`);
    } else if (!mayBeMissing(name)) {
      tell(name, 'This file is missing.', 'Every site needs it: take it back from the last commit.');
    }
  }
  const twins = twinsIn(names);
  for (const name of names) {
    const twin = twins.get(name);
    if (twin !== undefined) {
      misplaced.add(name);
      tell(
        name,
        `Windows and macOS take this name for the same as "${twin}".`,
        'Give one of the two files another name, or delete it.',
      );
    } else if (!isSingle(name) && !misplaced.has(name) && !tellOfFile(name, isThere, tell)) {
      misplaced.add(name);
    }
  }
  return misplaced;
}

const isNearly = (name: string, single: string) =>
  withoutCase(withoutEndings(name)) === withoutCase(withoutEndings(single));

/** Names that differ from another only in large and small letters, with that other. */
function twinsIn(names: readonly string[]): Map<string, string> {
  return new Map(
    [...groupBy(names, withoutCase)].flatMap(([small, group]) => {
      const right = group.includes(small) ? small : group[0]!;
      return group.filter((name) => name !== right).map((name) => [name, right] as const);
    }),
  );
}

/** Whether a file stands where something reads it, or is no concern of ours. */
function tellOfFile(name: string, isThere: ReadonlySet<string>, tell: Tell): boolean {
  const [folder = '', file = '', ...deeper] = name.split('/');
  const office = folder === 'places' || isFolder(folder) ? wrongWithOfficeFile(name) : undefined;
  if (office) {
    tell(name, ...office);
    return false;
  }
  const original = originalOf(name, isThere);
  if (original) {
    const [top = ''] = original.split('/');
    // Not a word of the file, so that one letter tells of all that lie in a folder.
    const of = file === '' || top === folder ? `"${original}"` : `the folder "${top}"`;
    // Only an entry can have any other name.
    const fix = isFolder(folder)
      ? 'Delete it; or give it a name of its own, if something new is to come of it.'
      : `Keep one of the two as ${of}.`;
    tell(name, `This seems to be a copy of ${of}, which is there.`, fix);
    return false;
  }
  if (folder === 'places' && deeper.length === 0) return tellOfTable(name, isThere, tell);
  const other = otherFolders.find((known) => known !== folder && known === withoutCase(folder));
  if (other && file !== '') {
    tellOfFolder(name, folder, other, tell);
    return false;
  }
  if (!isFolder(folder) && !isDataFile(name)) return true;
  if (!isFolder(folder) || file === '' || deeper.length > 0) {
    const own = `${folder}/${deeper.at(-1)}`;
    const meant =
      deeper.length > 0 && isFolder(folder)
        ? own
        : nearestWord(name, [
            ...Object.keys(singleFiles),
            ...Object.keys(folders).map((f) => `${f}/${file}`),
          ]);
    const inFolder = !isFolder(folder) && file !== '' && meant?.endsWith(`/${file}`);
    if (inFolder) {
      tellOfFolder(name, folder, meant!.slice(0, -file.length - 1), tell);
      return false;
    }
    tell(
      name,
      'Nothing reads a file of this name.',
      meant ? `Did you mean "${meant}"?` : 'Move it or delete it.',
    );
    return false;
  }
  const ending = `.${endingOf(folder)}`;
  if (note.test(file)) {
    tell(
      name,
      'This is a note for people, and every file here is one of the site.',
      'Keep it outside of the data folder.',
    );
    return false;
  }
  if (!file.endsWith(ending)) {
    tell(name, 'The ending of the file name is not right here.', rightEnding(folder, file, ending, isThere));
    return false;
  }
  const slug = file.slice(0, -ending.length);
  if (!slugPattern.test(slug)) {
    const right = `${toSlug(slug) || 'name'}${ending}`;
    const says = 'The file name becomes an address, but has characters that cannot stand in one.';
    tell(name, says, `Rename it to "${right}".`);
  }
  const wrong = wrongWithPageName(slug);
  if (wrong) tell(name, wrong[0].replace('This', `"${slug}"`), wrong[1]);
  return true;
}

/** Those with files that are no entries. */
const otherFolders = ['images', 'places', 'public'];

/** Not a word of the file, so that one letter tells of all that lie there. */
function tellOfFolder(name: string, folder: string, right: string, tell: Tell): void {
  tell(name, `Nothing reads the folder "${folder}".`, `Rename it to "${right}", or move its files there.`);
}

/** What desktops and browsers add to the name of a file or folder of which there is one already. */
const copyMark = /(?:(?: -)? copy(?: \d+)?)?(?: ?\((?:copy(?: \d+)?|\d+)\))?(?=\/|\.[^/]*$|$)/gi;

/** The file that is there of which this one is a copy, whatever its ending. */
function originalOf(name: string, isThere: ReadonlySet<string>): string | undefined {
  const original = name.replaceAll(copyMark, '');
  if (original === name || !/\.(?:ya?ml|md|csv)$/.test(name)) return undefined;
  return [original, original.replace(/\.yml$/, '.yaml')].find((other) => isThere.has(other));
}

const note = /^read-?me(?:\.|$)/i;
/** What a file of text may be called in place of the right ending. */
const textEnding = /^[^.]*$|\.(?:te?xt|md|markdown|ya?ml|json)$/i;

function rightEnding(folder: string, file: string, ending: string, isThere: ReadonlySet<string>): string {
  if (!textEnding.test(file)) {
    return `Files here end in "${ending}". Move a picture to images/, anything else out of the data folder.`;
  }
  const right = withoutEndings(file) + ending;
  return isThere.has(`${folder}/${right}`)
    ? `There is "${right}" already: delete one of the two.`
    : `${file.endsWith('.md') ? 'Move it to posts/ where it is a post; otherwise rename' : 'Rename'} it to "${right}".`;
}

const tableFiles = tableNames.map(tableFile);

/** A table under another name would be left out, and its facts with it. */
function tellOfTable(name: string, isThere: ReadonlySet<string>, tell: Tell): boolean {
  if (tableFiles.includes(name)) return true;
  const meant = nearestWord(name, tableFiles);
  const known = tableFiles.map((file) => file.replace('places/', '')).join(', ');
  const advice = meant
    ? `Did you mean "${meant}"?${isThere.has(meant) ? ' It is there already: keep one of the two as that, and the other elsewhere.' : ''}`
    : `Tables are: ${known}. Rename it, or move it elsewhere.`;
  tell(name, 'Nothing reads a file of this name.', advice);
  return false;
}
