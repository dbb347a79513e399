import path from 'node:path';
import { groupBy } from '#lib/group-by.ts';
import { problemOfFile, type LetterParts, type Problem } from '#lib/problem.ts';
import { slugPattern } from '#lib/slug.ts';
import { endingOf, guideTemplateFile, optionalFiles, singleFiles } from '../collections.ts';
import { saidOf } from '../validate/value-words.ts';
import { readableName, slugMeantBy, withoutCase, withoutEndings, wrongWithPageName } from './file-names.ts';
import { fileLabel, type StrangeEntry } from './list-files.ts';
import { adviceToRename, isFolder, isMisplaced, isSingle, wrongWithPlace } from './wrong-place.ts';

/** Reports files that nothing would read, and missing ones; returns the names of the misplaced. */
export function checkNames(
  dir: string,
  names: readonly string[],
  strange: readonly StrangeEntry[],
  problems: Problem[],
): Set<string> {
  const misplaced = new Set<string>();
  const tell = (name: string, letter: LetterParts) =>
    void problems.push(problemOfFile(fileLabel(dir, name), letter));
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
    } else if (!mayBeMissing(name) && !isMisplaced(name, isThere)) {
      tell(name, ['This file is missing.', 'Every site needs it: restore it from the last commit.']);
    }
  }
  const twins = twinsIn(names);
  for (const name of names) {
    const isKnown = isSingle(name) || misplaced.has(name);
    const wrong = wrongWithTwin(twins.get(name)) ?? (isKnown ? undefined : wrongWithPlace(name, isThere));
    if (wrong) misplaced.add(name);
    for (const letter of wrong ? [wrong] : wrongWithSlug(name, isThere)) tell(name, letter);
  }
  return misplaced;
}

/** In its folder; a folder of another name has one letter for all of its files. */
const isNearly = (name: string, single: string) =>
  path.posix.dirname(name) === path.posix.dirname(single) &&
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

/** Why the name of an entry cannot be part of an address. */
function wrongWithSlug(name: string, isThere: ReadonlySet<string>): LetterParts[] {
  const [folder = '', file = ''] = name.split('/');
  if (!isFolder(folder)) return [];
  const ending = `.${endingOf(folder)}`;
  const slug = file.slice(0, -ending.length);
  const wrong = wrongWithPageName(slug);
  const letters: LetterParts[] = wrong ? [[saidOf(slug, wrong[0]), wrong[1]]] : [];
  if (slugPattern.test(slug)) return letters;
  const says = 'The file name becomes part of an address, but has characters that an address cannot have.';
  const right = `${folder}/${slugMeantBy(slug) || 'name'}${ending}`;
  return [[says, adviceToRename(right, isThere)], ...letters];
}
