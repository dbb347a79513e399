import type { LetterParts } from '#lib/problem.ts';

const atEnd = String.raw`(?=/|\.[^/]*$|$)`;
/** What is added to the name of a copy, by desktops, in some languages, and by browsers. */
const copyMarks = [
  /(?<=^|\/)copy of /gi,
  // A shared folder keeps both versions when two people save one file at once.
  new RegExp(String.raw`(?: ?\([^()/]*conflict[^()/]*\)|\.sync-conflict-[\w-]+)${atEnd}`, 'gi'),
  new RegExp(String.raw` ?\((?:copy(?: \d+)?|\d+)\)${atEnd}`, 'gi'),
  new RegExp(String.raw`(?:(?: -)? (?:copy|kopie|copie|copia)(?: \d+)?| \d+)${atEnd}`, 'gi'),
];

/** The letter about a copy of a file or a folder that is still there; only an entry can be given another name. */
export function wrongWithCopy(
  name: string,
  isThere: ReadonlySet<string>,
  isEntry: boolean,
): LetterParts | undefined {
  const original = originalOf(name, isThere);
  if (!original) return undefined;
  const [folder] = name.split('/');
  const [top] = original.split('/');
  // Without the file's name, so that one letter covers all files of a folder.
  const of = !name.includes('/') || top === folder ? `"${original}"` : `the folder "${top}"`;
  const fix = /conflict/i.test(name)
    ? 'Compare the two, add to the other what only this one has, and delete this one.'
    : isEntry
      ? 'Delete it, or, if you want to make something new of it, give it a name of its own.'
      : `Keep one of the two as ${of}.`;
  return [`This seems to be a copy of ${of}, which is still here.`, fix];
}

/** The existing original of a copy, whatever its ending. */
function originalOf(name: string, isThere: ReadonlySet<string>): string | undefined {
  const original = copyMarks.reduce((left, mark) => left.replaceAll(mark, ''), name);
  if (original === name || !/\.(?:ya?ml|md|csv)$/.test(name)) return undefined;
  return [original, original.replace(/\.yml$/, '.yaml')].find((other) => isThere.has(other));
}
