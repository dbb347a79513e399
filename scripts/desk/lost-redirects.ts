import { lostAddresses } from '#addresses/check-ledger.ts';
import { readLedger } from '#addresses/ledger.ts';
import type { Redirect } from '#content/content.ts';
import { loadContent } from '#content/load.ts';
import type { TextCache } from '#content/text-cache.ts';
import { planSite, type Site } from '#site/plan.ts';

/** The redirects for addresses that a copy's changes would lose; none while the data has mistakes to fix first. */
export function redirectsForLost(copy: string, before: Site, textCache?: TextCache): Redirect[] {
  const { content } = loadContent(copy, { textCache });
  const { published } = before.content;
  if (!content || !published) return [];
  return lostAddresses(planSite(content), readLedger(published)).flatMap(({ missing }) => missing);
}
