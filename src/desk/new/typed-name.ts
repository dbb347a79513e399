import { readableName } from '#content/files/file-names.ts';
import { codePoint, forbiddenCharacter } from '#content/texts/forbidden-characters.ts';
import { WrongRequest } from '../data-folder.ts';

/** What a name on the command line holds that none can have, as what is said of it goes on; nothing where it is right. */
export function wrongWithTyped(name: string): string | undefined {
  if (/[\n\r]/.test(name)) return 'holds a line break, which no name has. Type it on one line.';
  if (name.includes('\t')) return 'holds a tab, which no name has. Type a space instead.';
  const [unseen] = forbiddenCharacter.exec(name) ?? [];
  return unseen && `holds an invisible character (${codePoint(unseen)}), which no name has. Type it again.`;
}

export function refuseWronglyTyped(name: string): void {
  const wrong = wrongWithTyped(name);
  if (wrong) throw new WrongRequest(`"${readableName(name)}" ${wrong}`);
}
