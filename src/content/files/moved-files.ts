import { slugPattern } from '#lib/slug.ts';
import { inShell } from '#lib/in-shell.ts';
import { numbersOf } from '#lib/number-range.ts';
import { nearestWord } from '#lib/spelling.ts';
import type { Content, Published } from '../content.ts';
import { fileKinds, foldersInWords, isFileKind, slugsOfKind, type FileKindName } from './file-kinds.ts';

type Names = ReadonlySet<string>;

/** The new name that is most like the old one, or the only one that is new where only this one is gone. */
export function newNameOf(name: string, before: Names, now: Names): string | undefined {
  const fresh = [...now].filter((other) => !before.has(other));
  const gone = [...before].filter((other) => !now.has(other));
  return nearestWord(name, fresh) ?? (fresh.length === 1 && gone.length === 1 ? fresh[0] : undefined);
}

/** What `npm run rename` has to be told. */
export interface RenameCommand {
  kind: FileKindName;
  from: string;
  to: string;
}

/** A file that was renamed by hand, with its names in the data folder. */
export interface MovedFile extends RenameCommand {
  was: string;
  is: string;
}

/** The file that bears the new name while none bears the old one. */
export function movedFile(
  kind: string,
  from: string,
  to: string,
  names: readonly string[],
): MovedFile | undefined {
  if (!isFileKind(kind) || !slugPattern.test(from)) return undefined;
  const { folders } = fileKinds[kind];
  const find = (slug: string) =>
    names.find((name) => folders.some((folder) => name.startsWith(`${folder}/${slug}.`)));
  const is = find(to);
  return is && !find(from) ? { kind, from, to, was: is.replace(`/${to}.`, `/${from}.`), is } : undefined;
}

/** The names of a list of the ledger, which is one text. */
export const namesInList = (names: string) => names.split(/\s+/).filter(Boolean);

/** The names of all files that were ever published. A lawyer has no page, so nothing of theirs was. */
const publishedNames: readonly [FileKindName, (ledger: Published) => string[]][] = [
  ['county', ({ counties }) => Object.keys(counties)],
  ['topic', ({ topics }) => namesInList(topics)],
  ['post', ({ posts }) => namesInList(posts)],
  ['practice-area', ({ practiceAreas }) => namesInList(practiceAreas)],
  ['service-area', ({ serviceAreas }) => namesInList(serviceAreas)],
];

/** Whether it had a page under this name: then its file is none that got the name by hand. */
export const wasPublished = (ledger: Published, { kind, to }: RenameCommand): boolean =>
  publishedNames.some(([each, namesOf]) => each === kind && namesOf(ledger).includes(to));

const redirectedNames = (redirects: Content['redirects']) =>
  new Set(redirects.flatMap(({ from }) => from.split('/')));

/** Published ZIP codes that nobody has given up: where no city lists one, its addresses are told as lost. */
export function zipsToKeep({ published, redirects }: Pick<Content, 'published' | 'redirects'>): Set<string> {
  const redirected = redirectedNames(redirects);
  const zips = namesInList(published?.zips ?? '').flatMap(numbersOf);
  return new Set(zips.filter((zip) => !redirected.has(zip)));
}

/** A published file that is not there, with what it was probably renamed to. */
export interface GoneFile {
  kind: FileKindName;
  from: string;
  move?: MovedFile;
}

/** Published files that are not there; what is redirected was renamed or given up well. */
export function goneFiles(
  names: readonly string[],
  { published, redirects }: Pick<Content, 'published' | 'redirects'>,
): GoneFile[] {
  if (!published) return [];
  const redirected = redirectedNames(redirects);
  return publishedNames.flatMap(([kind, namesOf]) => {
    const before = new Set(namesOf(published));
    const now = new Set(slugsOfKind(kind, names));
    const gone = [...before].filter((slug) => !now.has(slug) && !redirected.has(slug));
    return gone.map((from) => {
      const to = newNameOf(from, before, now);
      return { kind, from, move: to === undefined ? undefined : movedFile(kind, from, to, names) };
    });
  });
}

/** What to type so that the new name is written everywhere, redirects included. */
export const offerRename = (command: RenameCommand, dir: string): string =>
  `If its file was renamed to "${command.to}" by hand, let the rest follow: ${commandFor(command, dir)}`;

/** What a letter about the name of a published file says that is gone: whoever lost it must not tidy up after it. */
export function offerReturn({ kind, from, move }: GoneFile, dir: string): string {
  if (move) return offerRename(move, dir);
  const command = commandFor({ kind, from, to: 'NEW-NAME' }, dir);
  return [
    `It was published: put its file back into ${foldersInWords(kind, 'or')}, or name another here and write its redirect.`,
    `If its file has another name now, let the rest follow: ${command}`,
  ].join('\n');
}

const commandFor = ({ kind, from, to }: RenameCommand, dir: string) =>
  `npm run rename -- ${kind} ${from} ${to}${dir === 'data' ? '' : ` --data ${inShell(dir)}`}`;
