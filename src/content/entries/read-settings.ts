import type { Problem } from '#lib/problem.ts';
import type { Content, SiteSettings } from '../content.ts';
import { joinEmailjs } from '../join-emailjs.ts';
import type { Source } from '../source.ts';
import { placeholdersOf } from '../texts/placeholders.ts';
import { readOne, type Reader } from './reader.ts';

/** What the texts of all other files may name. */
export type Settings = Pick<Content, 'facts' | 'laws'> & { site: SiteSettings | undefined };

/**
 * Reads what placeholders are made of, and answers a reader that fills them in everywhere else. `emailjs` is what the
 * environment says of the account.
 */
export function readSettings(
  sources: Map<string, Source>,
  problems: Problem[],
  emailjs?: Partial<SiteSettings['emailjs']>,
): { settings: Settings; reader: Reader } {
  const plain: Reader = { sources, placeholders: new Map(), unread: new Set(), problems };
  const site = readOne(plain, 'site.yaml');
  if (site && emailjs) {
    site.emailjs = joinEmailjs(site.emailjs, emailjs, sources.get('site.yaml')!, problems);
  }
  const law = readOne(plain, 'facts.yaml');
  const settings = { site, facts: law?.facts ?? [], laws: law?.laws ?? [] };
  const unread = new Set([...(site ? [] : ['claim']), ...(law ? [] : ['fact', 'value'])]);
  return { settings, reader: { ...plain, placeholders: placeholdersOf({ ...site, ...settings }), unread } };
}
