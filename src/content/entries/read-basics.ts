import type { Problem } from '#lib/problem.ts';
import type { Content, SiteSettings } from '../content.ts';
import { joinEmailjs } from '../join-emailjs.ts';
import type { Source } from '../source.ts';
import { placeholdersOf } from '../texts/placeholders.ts';
import { readOne, type Reader } from './reader.ts';

/** What the texts of all other files may name. */
export type Basics = Pick<Content, 'facts' | 'laws'> & { settings: SiteSettings | undefined };

/**
 * Reads what placeholders are made of, and answers a reader that fills them in everywhere else. `emailjs` is what the
 * environment says of the account.
 */
export function readBasics(
  sources: Map<string, Source>,
  problems: Problem[],
  emailjs?: Partial<SiteSettings['emailjs']>,
): { basics: Basics; reader: Reader } {
  const plain: Reader = { sources, placeholders: new Map(), unread: new Set(), problems };
  const settings = readOne(plain, 'site.yaml');
  if (settings && emailjs) {
    settings.emailjs = joinEmailjs(settings.emailjs, emailjs, sources.get('site.yaml')!, problems);
  }
  const law = readOne(plain, 'facts.yaml');
  const basics = { settings, facts: law?.facts ?? [], laws: law?.laws ?? [] };
  const unread = new Set([...(settings ? [] : ['claim']), ...(law ? [] : ['fact', 'value'])]);
  return { basics, reader: { ...plain, placeholders: placeholdersOf({ ...settings, ...basics }), unread } };
}
