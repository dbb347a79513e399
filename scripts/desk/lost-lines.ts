import { lostAddresses } from '#addresses/check-ledger.ts';
import { readLedger } from '#addresses/ledger.ts';
import type { Redirect } from '#content/content.ts';
import { loadContent } from '#content/load.ts';
import type { TextCache } from '#content/text-cache.ts';
import { planSite, type Site } from '#site/plan.ts';

/** The redirects that keep what the changes in a copy would lose; where there are other mistakes, those come first. */
export function linesForLost(copy: string, before: Site, textCache?: TextCache): Redirect[] {
  const { toPlan } = loadContent(copy, textCache);
  const { published } = before.content;
  if (!toPlan || !published) return [];
  return lostAddresses(planSite(toPlan), readLedger(published)).flatMap(({ missing }) => missing);
}
