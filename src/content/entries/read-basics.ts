import { tellOf, type Tell } from '../checks/tell.ts';
import type { UncheckedContent } from '../content.ts';
import { eachText, type Source } from '../source.ts';
import { placeholdersOf } from '../texts/placeholders.ts';
import { placeholderName } from '../texts/stray-braces.ts';
import { joinEmailjs, type Emailjs } from './join-emailjs.ts';
import type { FolderBeingRead } from './read-sources.ts';
import { readOne, type Reader } from './reader.ts';

const anyPlaceholder = new RegExp(String.raw`\{${placeholderName}\}`);

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
  refusePlaceholders(sources.get('site.yaml'), tell);
  const law = readOne(plain, 'facts.yaml');
  const basics = { settings, facts: law?.facts ?? [], laws: law?.laws ?? [] };
  const unread = new Set([...(settings ? [] : ['claim']), ...(law ? [] : ['fact', 'value'])]);
  return { basics, reader: { ...plain, placeholders: placeholdersOf(settings, basics.facts), unread } };
}

/** The settings cannot use placeholders, as they are the source of some. */
function refusePlaceholders(source: Source | undefined, tell: Tell): void {
  if (!source) return;
  eachText(source, (text, path) => {
    const [written] = anyPlaceholder.exec(text) ?? [];
    if (!written) return;
    const says = `${written} is not filled in here, so visitors would see it exactly as typed.`;
    tell('site.yaml', path, says, 'Write the words that it stands for.');
  });
}
