import { slugPattern } from '#lib/slug.ts';
import { inShell } from '#lib/in-shell.ts';
import { nearestWord } from '#lib/spelling.ts';
import type { Content, Published } from '../content.ts';
import { fileKinds, isFileKind, slugsOfKind, type FileKindName } from './file-kinds.ts';

interface Names extends Iterable<string> {
  has(name: string): boolean;
}

/** The new name that is most like the old one, or the only one that is new where only this one is gone. */
export function newNameOf(name: string, before: Names, now: Names): string | undefined {
  const fresh = [...now].filter((other) => !before.has(other));
  const gone = [...before].filter((other) => !now.has(other));
  return nearestWord(name, fresh) ?? (fresh.length === 1 && gone.length === 1 ? fresh[0] : undefined);
}

/** A file that was renamed by hand: what `npm run rename` has to be told, and its names in the data folder. */
export interface MovedFile {
  kind: FileKindName;
  from: string;
  to: string;
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

const namesIn = (names: string) => names.split(/\s+/).filter(Boolean);

/** The names of all files that were ever published. A lawyer has no page, so nothing of theirs was. */
const publishedNames: readonly [FileKindName, (ledger: Published) => string[]][] = [
  ['county', ({ counties }) => Object.keys(counties)],
  ['topic', ({ topics }) => namesIn(topics)],
  ['post', ({ posts }) => namesIn(posts)],
  ['practice-area', ({ practiceAreas }) => namesIn(practiceAreas)],
  ['service-area', ({ serviceAreas }) => namesIn(serviceAreas)],
];

/** Published files that bear another name now, as far as can be guessed; what is redirected was renamed well. */
export function movedFiles(
  names: readonly string[],
  { published, redirects }: Pick<Content, 'published' | 'redirects'>,
): MovedFile[] {
  if (!published) return [];
  const redirected = new Set(redirects.flatMap(({ from }) => from.split('/')));
  return publishedNames.flatMap(([kind, namesOf]) => {
    const before = new Set(namesOf(published));
    const now = new Set(slugsOfKind(kind, names));
    const gone = [...before].filter((slug) => !now.has(slug) && !redirected.has(slug));
    return gone.flatMap((slug) => {
      const to = newNameOf(slug, before, now);
      return (to && movedFile(kind, slug, to, names)) || [];
    });
  });
}

type Renaming = Pick<MovedFile, 'kind' | 'from' | 'to'>;

/** What to type so that the new name is written everywhere, redirects included. */
export function offerRename({ kind, from, to }: Renaming, dir: string): string {
  const command = `npm run rename -- ${kind} ${from} ${to}${dir === 'data' ? '' : ` --data ${inShell(dir)}`}`;
  return `If its file was renamed to "${to}" by hand, let the rest follow: ${command}`;
}
