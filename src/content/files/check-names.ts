import { groupBy } from '#lib/group-by.ts';
import { problemOfFile, type LetterParts, type Problem } from '#lib/problem.ts';
import { slugPattern, toSlug } from '#lib/slug.ts';
import { nearestWord } from '#lib/spelling.ts';
import { endingOf, folders, guideTemplateFile, optionalFiles, singleFiles } from '../collections.ts';
import { languages } from '../languages.ts';
import { tableNames } from '../schemas/places/tables.ts';
import { wrongWithCopy } from './copies.ts';
import { readableName, withoutCase, wrongWithPageName } from './file-names.ts';
import { wrongWithOfficeFile } from './office-files.ts';
import { fileLabel, isDataFile, type StrangeEntry } from './list-files.ts';

/** Windows hides endings, so that "facts.yaml" becomes "facts.yaml.txt" there. The language is part of a name. */
const withoutEndings = (name: string) => name.replace(/\.(?![a-z]{2}\.yaml)[^/]*$/, '');
const isSingle = (name: string) => Object.hasOwn(singleFiles, name) || name === guideTemplateFile;
const isFolder = (name: string): name is keyof typeof folders => Object.hasOwn(folders, name);

/** Reports files that nothing would read, and missing ones; returns the names of the misplaced. */
export function checkNames(
  dir: string,
  names: readonly string[],
  strange: readonly StrangeEntry[],
  problems: Problem[],
): Set<string> {
  const misplaced = new Set<string>();
  const tell = (name: string, words: LetterParts) =>
    void problems.push(problemOfFile(fileLabel(dir, name), words));
  for (const { name, wrong } of strange) tell(readableName(name), wrong);
  const isThere = new Set([...names, ...strange.map(({ name }) => name)]);
  const hasGuides = names.some((name) => name.startsWith('guides/'));
  const mayBeMissing = (name: string) => (name === guideTemplateFile ? !hasGuides : optionalFiles.has(name));
  for (const name of [...Object.keys(singleFiles), guideTemplateFile]) {
    if (isThere.has(name)) continue;
    const other = names.find((known) => !isSingle(known) && isNearly(known, name));
    if (other !== undefined) {
      misplaced.add(other);
      tell(other, [`The file "${name}" is missing; this seems to be it.`, `Rename it to "${name}".`]);
    } else if (!mayBeMissing(name)) {
      tell(name, ['This file is missing.', 'Every site needs it: restore it from the last commit.']);
    }
  }
  const twins = twinsIn(names);
  for (const name of names) {
    const isKnown = isSingle(name) || misplaced.has(name);
    const wrong = wrongWithTwin(twins.get(name)) ?? (isKnown ? undefined : wrongWithPlace(name, isThere));
    if (wrong) misplaced.add(name);
    for (const words of wrong ? [wrong] : wrongWithSlug(name)) tell(name, words);
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

const wrongWithTwin = (twin: string | undefined): LetterParts | undefined =>
  twin === undefined
    ? undefined
    : [`To Windows and macOS, this is the same name as "${twin}".`, 'Rename or delete one of the two files.'];

/** Why no code reads a file in its place; undefined if it is read or may be ignored. */
function wrongWithPlace(name: string, isThere: ReadonlySet<string>): LetterParts | undefined {
  const [folder = '', file = '', ...deeper] = name.split('/');
  const office = folder === 'places' || isFolder(folder) ? wrongWithOfficeFile(name) : undefined;
  if (office) return office;
  const language = wrongWithLanguage(name);
  if (language) return language;
  const copy = wrongWithCopy(name, isThere, isFolder(folder));
  if (copy) return copy;
  if (folder === 'places' && deeper.length === 0) return wrongWithTable(file, isThere);
  const other = otherFolders.find((known) => known !== folder && known === withoutCase(folder));
  if (other && file !== '') return nothingReads(folder, other);
  if (!isFolder(folder) && !isDataFile(name)) return undefined;
  if (!isFolder(folder) || file === '') {
    const inFolders = Object.keys(folders).map((known) => `${known}/${file}`);
    const meant = nearestWord(name, [...Object.keys(singleFiles), ...inFolders]);
    return meant && file !== '' && meant.endsWith(`/${file}`)
      ? nothingReads(folder, meant.slice(0, -file.length - 1))
      : unread(meant);
  }
  if (deeper.length > 0) return unread(`${folder}/${deeper.at(-1)}`);
  if (note.test(file)) {
    return [
      'This is a note for people, but every file in this folder becomes part of the site.',
      'Keep it outside the data folder.',
    ];
  }
  const ending = `.${endingOf(folder)}`;
  return file.endsWith(ending)
    ? undefined
    : ['The file name has the wrong ending.', rightEnding(folder, file, ending, isThere)];
}

/** Why the name of an entry cannot be part of an address. */
function wrongWithSlug(name: string): LetterParts[] {
  const [folder = '', file = ''] = name.split('/');
  if (!isFolder(folder)) return [];
  const ending = `.${endingOf(folder)}`;
  const slug = file.slice(0, -ending.length);
  const wrong = wrongWithPageName(slug);
  const letters: LetterParts[] = wrong ? [[wrong[0].replace('This', `"${slug}"`), wrong[1]]] : [];
  if (slugPattern.test(slug)) return letters;
  const says = 'The file name becomes part of an address, but has characters that an address cannot have.';
  return [[says, `Rename it to "${toSlug(slug) || 'name'}${ending}".`], ...letters];
}

/** Folders with files that are not entries. */
const otherFolders = ['images', 'places', 'public'];

const unread = (meant: string | undefined): LetterParts => [
  'The site does not use a file with this name.',
  meant ? `Did you mean "${meant}"?` : 'Move it elsewhere, or delete it.',
];

/** Only a file that can be translated has a language; one in English has no code in its name. */
function wrongWithLanguage(name: string): LetterParts | undefined {
  const [, file, code] = /^(.*)\.([a-z]{2})\.yaml$/.exec(name) ?? [];
  if (!languages.some((known) => isSingle(`${file}.${known}.yaml`))) return undefined;
  if (code === 'en') return unread(`${file}.yaml`);
  return [
    `The site does not know the language "${code}".`,
    'Those it knows are in src/content/languages.ts. Add the code there, or move the file elsewhere.',
  ];
}

/** Without the file's name, so that one letter covers all files there. */
const nothingReads = (folder: string, right: string): LetterParts => [
  `The site does not use a folder named "${folder}".`,
  `Rename it to "${right}", or move its files there.`,
];

const note = /^read-?me(?:\.|$)/i;
/** Wrong endings that text files may have. */
const textEnding = /^[^.]*$|\.(?:te?xt|md|markdown|ya?ml|json)$/i;

function rightEnding(folder: string, file: string, ending: string, isThere: ReadonlySet<string>): string {
  if (!textEnding.test(file)) {
    return `Files here end in "${ending}". Move a picture to images/, and anything else out of the data folder.`;
  }
  const right = withoutEndings(file) + ending;
  return isThere.has(`${folder}/${right}`)
    ? `There is already a file "${right}": delete one of the two.`
    : `${file.endsWith('.md') ? 'If it is a post, move it to posts/; otherwise rename' : 'Rename'} it to "${right}".`;
}

const tableFiles = tableNames.map((name) => `${name}.csv`);

/** A table under another name would be ignored, with all its facts. */
function wrongWithTable(file: string, isThere: ReadonlySet<string>): LetterParts | undefined {
  if (tableFiles.includes(file)) return undefined;
  const nearest = nearestWord(file, tableFiles);
  if (!nearest) {
    return [
      'The site does not use a file with this name.',
      `The tables are: ${tableFiles.join(', ')}. Rename this file to one of them, or move it elsewhere.`,
    ];
  }
  const meant = `places/${nearest}`;
  const [says, fix] = unread(meant);
  const more = ' That file is already here: keep one of the two under that name, and the other elsewhere.';
  return [says, fix + (isThere.has(meant) ? more : '')];
}
