import { slugPattern } from '#lib/slug.ts';
import { dataOption } from '#lib/in-shell.mjs';
import { nearestWord } from '#lib/spelling.ts';
import type { Content, Published } from '../content.ts';
import { namesInList } from '../schemas/published.ts';
import { fileKinds, foldersInWords, isFileKind, slugsOfKind, type FileKindName } from './file-kinds.ts';

type Names = ReadonlySet<string>;

/** The most similar new name, or the only new one if only this one is gone. */
export function newNameOf(name: string, before: Names, now: Names): string | undefined {
  const fresh = [...now].filter((other) => !before.has(other));
  const gone = [...before].filter((other) => !now.has(other));
  return nearestWord(name, fresh) ?? (fresh.length === 1 && gone.length === 1 ? fresh[0] : undefined);
}

/** The arguments for `npm run rename`. */
export interface RenameCommand<Kind extends string = FileKindName> {
  kind: Kind;
  from: string;
  to: string;
}

/** A file that was renamed by hand, with its names in the data folder. */
export interface MovedFile extends RenameCommand {
  was: string;
  is: string;
}

/** The file with the new name, if none has the old one. */
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

/** The names of all published files. Lawyers have no page, so theirs are not included. */
const publishedNames: readonly [FileKindName, (ledger: Published) => string[]][] = [
  ['county', ({ counties }) => Object.keys(counties)],
  ['topic', ({ topics }) => namesInList(topics)],
  ['post', ({ posts }) => namesInList(posts)],
  ['practice-area', ({ practiceAreas }) => namesInList(practiceAreas)],
  ['service-area', ({ serviceAreas }) => namesInList(serviceAreas)],
];

/** Whether it was published under this name, so that the file was not renamed by hand to it. */
export const wasPublished = (ledger: Published, { kind, to }: RenameCommand): boolean =>
  publishedNames.some(([each, namesOf]) => each === kind && namesOf(ledger).includes(to));

export const redirectedNames = (redirects: Content['redirects']) =>
  new Set(redirects.flatMap(({ from }) => from.split('/')));

/** A missing published file, with its probable new name. */
export interface GoneFile {
  kind: FileKindName;
  from: string;
  move?: MovedFile;
}

/** Missing published files, except redirected ones, which were renamed or given up properly. */
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

/** The command that writes the new name everywhere, including redirects. */
export const offerRename = (command: RenameCommand, dir: string): string =>
  `If you renamed its file to "${command.to}" by hand, update everything else with: ${commandFor(command, dir)}`;

/** For letters about references to a missing published file: staff should restore it, not remove the references. */
export function offerReturn({ kind, from, move }: GoneFile, dir: string): string {
  if (move) return offerRename(move, dir);
  const command = commandFor({ kind, from, to: 'NEW-NAME' }, dir);
  return [
    `It was published: put its file back into ${foldersInWords(kind, 'or')}, or name another one here and write a redirect for it.`,
    `If its file has another name now, update everything else with: ${command}`,
  ].join('\n');
}

const commandFor = ({ kind, from, to }: RenameCommand, dir: string) =>
  `npm run rename -- ${kind} ${from} ${to}${dataOption(dir)}`;
