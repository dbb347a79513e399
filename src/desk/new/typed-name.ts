import { readableName, wrongWithPageName } from '#content/files/file-names.ts';
import { codePoint, forbiddenCharacter } from '#content/texts/forbidden-characters.ts';
import type { LetterParts } from '#lib/problem.ts';
import { WrongRequest } from '#lib/refused.ts';
import { toSlug } from '#lib/slug.ts';

/** Why a name is invalid; undefined if it is fine. */
export function wrongWithTyped(name: string): LetterParts | undefined {
  const holds = (what: string) => `"${readableName(name)}" contains ${what}, which a name cannot have.`;
  if (/[\n\r]/.test(name)) return [holds('a line break'), 'Type it on one line.'];
  if (name.includes('\t')) return [holds('a tab'), 'Type a space instead.'];
  const [unseen] = forbiddenCharacter.exec(name) ?? [];
  return unseen ? [holds(`an invisible character (${codePoint(unseen)})`), 'Type it again.'] : undefined;
}

/** The same, or why no address can be made of it. */
export function wrongWithName(name: string): LetterParts | undefined {
  const wrong = wrongWithTyped(name);
  if (wrong) return wrong;
  if (/^\.{0,2}[\\/]/.test(name))
    return [`"${name}" is the path of a file or folder.`, 'Type the name as pages print it.'];
  const slug = toSlug(name);
  if (slug === '')
    return [`"${name}" has no letter or digit that can be part of an address.`, 'Use a name with letters.'];
  const [says, fix] = wrongWithPageName(slug) ?? [];
  return says && fix ? [`"${name}" makes the address "${slug}". ${says}`, fix] : undefined;
}

/** Throws the letter about what is wrong with a name, if anything is. */
export function refuse(wrong: LetterParts | undefined): void {
  if (wrong) throw new WrongRequest(wrong.join(' '));
}

/** The name in an address; refuses one of which none can be made. */
export function slugFor(name: string): string {
  refuse(wrongWithName(name));
  return toSlug(name);
}
