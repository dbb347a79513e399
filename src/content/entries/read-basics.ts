import { tellOf, type Tell } from '../checks/tell.ts';
import type { UncheckedContent } from '../content.ts';
import type { FolderBeingRead, Reader } from '../reader.ts';
import type { Source } from '../source.ts';
import { eachText } from '../texts/each-text.ts';
import { placeholdersOf } from '../texts/placeholders.ts';
import { placeholderName } from '../texts/stray-braces.ts';
import { joinEmailjs, type Emailjs } from './join-emailjs.ts';
import { readOne } from './read-files.ts';

/** Any but the section in the link of a law, which each source fills in. */
const anyPlaceholder = new RegExp(String.raw`\{(?!section\})${placeholderName}\}`);

/** What all other files may use as placeholders. */
export type Basics = Pick<UncheckedContent, 'facts' | 'laws' | 'settings'>;

/**
 * Reads the sources of placeholders, and returns a reader that fills them in everywhere else. `emailjs` has the EmailJS
 * settings from the environment.
 */
export function readBasics(
  sources: Map<string, Source>,
  folder: FolderBeingRead,
  emailjs?: Partial<Emailjs>,
): { basics: Basics; reader: Reader } {
  const plain: Reader = { ...folder, sources, placeholders: new Map(), unread: new Set() };
  const settings = readOne(plain, 'site.yaml');
  const tell = tellOf(sources, folder.problems);
  if (settings && emailjs) settings.emailjs = joinEmailjs(settings.emailjs, emailjs, tell);
  for (const name of ['site.yaml', 'facts.yaml']) refusePlaceholders(name, sources.get(name), tell);
  const law = readOne(plain, 'facts.yaml');
  const basics = { settings, facts: law?.facts ?? [], laws: law?.laws ?? [] };
  const unread = new Set([...(settings ? [] : ['claim']), ...(law ? [] : ['fact', 'value'])]);
  return { basics, reader: { ...plain, placeholders: placeholdersOf(settings, basics.facts), unread } };
}

/** The sources of placeholders cannot use any themselves. */
function refusePlaceholders(name: string, source: Source | undefined, tell: Tell): void {
  if (!source) return;
  eachText(source, (text, path) => {
    const [written] = anyPlaceholder.exec(text) ?? [];
    if (!written) return;
    const says = `${written} is not filled in here, so visitors would see it exactly as typed.`;
    tell(name, path, says, 'Write the words that it stands for.');
  });
}
