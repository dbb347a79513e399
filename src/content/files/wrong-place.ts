import path from 'node:path';
import type { LetterParts } from '#lib/problem.ts';
import { nearestWord } from '#lib/spelling.ts';
import { endingOf, folders, guideTemplateFile, singleFiles } from '../collections.ts';
import { languages } from '../languages.ts';
import { tableNames } from '../schemas/places/tables.ts';
import { wrongWithCopy } from './copies.ts';
import { otherFolders, wrongWithDragged } from './dragged-folders.ts';
import { withoutCase, withoutEndings } from './file-names.ts';
import { isDataFile } from './list-files.ts';
import { wrongWithOfficeFile } from './office-files.ts';
import { foldersOfSingleFiles, singleFileMeant } from './single-files.ts';

type Folder = keyof typeof folders;

export const isSingle = (name: string) => Object.hasOwn(singleFiles, name) || name === guideTemplateFile;
export const isFolder = (name: string): name is Folder => Object.hasOwn(folders, name);

/** Why no code reads a file in its place; undefined if it is read or may be ignored. */
export function wrongWithPlace(name: string, isThere: ReadonlySet<string>): LetterParts | undefined {
  const [folder = '', file = '', ...deeper] = name.split('/');
  const isEntry = isFolder(folder);
  const wrong =
    wrongWithDragged(name, isThere) ??
    (folder === 'places' || isEntry
      ? wrongWithOfficeFile(name, isEntry ? endingOf(folder) : 'csv')
      : undefined) ??
    wrongWithLanguage(name) ??
    wrongWithCopy(name, isThere, isEntry);
  if (wrong) return wrong;
  if (folder === 'places' && deeper.length === 0) return wrongWithTable(file, isThere);
  if (file === '') return wrongAtTop(name);
  if (!isEntry) return wrongWithFolder(name, isThere);
  return deeper.length > 0 ? unread(`${folder}/${deeper.at(-1)}`) : wrongWithEntry(folder, file, isThere);
}

/**
 * Whether a file in a wrong place seems to be this one, by its name or by the name that its letter suggests. Of those in
 * images/, the check of pictures tells.
 */
export function isMisplaced(name: string, isThere: ReadonlySet<string>): boolean {
  const file = path.posix.basename(name);
  return [...isThere].some((other) => {
    const wrong = isSingle(other) ? undefined : wrongWithPlace(other, isThere);
    const isNamedSo = path.posix.basename(other) === file;
    return (isNamedSo && (wrong || other.startsWith('images/'))) || wrong?.[1].includes(`"${name}"`);
  });
}

const namesAtTop = Object.keys(singleFiles).flatMap((name) => /^([\w-]+)\.yaml$/.exec(name)?.[1] ?? []);

/** Of a file beside the folders. */
function wrongAtTop(name: string): LetterParts | undefined {
  if (tableFiles.includes(name)) return unread(`places/${name}`);
  if (!isFolder(name) && !isDataFile(name)) return undefined;
  const alike = nearestWord(withoutEndings(name), namesAtTop);
  return unread(
    alike ? `${alike}.yaml` : singleFileMeant('', name),
    `${ofItsKind} Keep notes outside the data folder.`,
  );
}

/** Of a file in a folder that is not one of entries. */
function wrongWithFolder(name: string, isThere: ReadonlySet<string>): LetterParts | undefined {
  const [folder = '', file = '', ...deeper] = name.split('/');
  const other = otherFolders.find((known) => known !== folder && known === withoutCase(folder));
  if (other) return nothingReads(folder, other);
  const isLostTable = tableFiles.includes(file) && !isThere.has(`places/${file}`);
  if (isLostTable && !otherFolders.includes(folder)) return nothingReads(folder, 'places');
  if (!isDataFile(name)) return undefined;
  if (foldersOfSingleFiles.has(folder) && deeper.length === 0)
    return unread(singleFileMeant(folder, file), ofItsKind);
  const single = Object.keys(singleFiles).find((known) => known.endsWith(`/${file}`));
  if (isSingle(file) && !(single && isThere.has(file))) return unread(file);
  const right = single?.split('/')[0] ?? nearestWord(folder.replace(/y$/, 'ies'), Object.keys(folders));
  return right && !otherFolders.includes(folder)
    ? nothingReads(folder, right)
    : unread(nearestWord(name, Object.keys(singleFiles)), ofItsKind);
}

function wrongWithEntry(folder: Folder, file: string, isThere: ReadonlySet<string>): LetterParts | undefined {
  if (note.test(file)) {
    return [
      'This is a note for people, but every file in this folder becomes part of the site.',
      'Keep it outside the data folder.',
    ];
  }
  const ending = `.${endingOf(folder)}`;
  if (file.endsWith(ending)) return undefined;
  const own = tableFiles.includes(file) ? `places/${file}` : singleFileMeant(folder, file);
  return own && !isThere.has(own)
    ? unread(own)
    : ['The file name has the wrong ending.', rightEnding(folder, file, ending, isThere)];
}

const ofItsKind = 'Move it to the folder of its kind, such as counties/ or posts/.';

const unread = (meant: string | undefined, otherwise = 'Move it elsewhere, or delete it.'): LetterParts => [
  'The site does not use a file with this name.',
  meant ? `Did you mean "${meant}"?` : otherwise,
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

/** What a file with the ending of another folder may be. */
const ofEnding = [
  [/\.md$/, 'post'],
  [/^posts\/.*\.ya?ml$/, 'guide'],
] as const;

function rightEnding(folder: string, file: string, ending: string, isThere: ReadonlySet<string>): string {
  if (!textEnding.test(file)) {
    return `Files here end in "${ending}". Move a picture to images/, and anything else out of the data folder.`;
  }
  const right = withoutEndings(file) + ending;
  const kind = ofEnding.find(([shape]) => shape.test(`${folder}/${file}`))?.[1];
  const rename = kind ? `If it is a ${kind}, move it to ${kind}s/; otherwise rename` : 'Rename';
  return adviceToRename(`${folder}/${right}`, isThere, rename);
}

export function adviceToRename(to: string, isThere: ReadonlySet<string>, rename = 'Rename'): string {
  const file = to.slice(to.indexOf('/') + 1);
  return isThere.has(to)
    ? `There is already a file "${file}": delete one of the two.`
    : `${rename} it to "${file}".`;
}

const tableFiles = tableNames.map((name) => `${name}.csv`);

/** A table under another name would be ignored, with all its facts. */
function wrongWithTable(file: string, isThere: ReadonlySet<string>): LetterParts | undefined {
  if (tableFiles.includes(file)) return undefined;
  const nearest = nearestWord(file, tableFiles);
  const other = nearest ? undefined : singleFileMeant('places', file);
  if (other && !isThere.has(other)) return unread(other);
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
