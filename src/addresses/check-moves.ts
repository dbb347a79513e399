import type { Loaded } from '#content/load.ts';
import type { Problem } from '#lib/problem.ts';
import type { Site } from '#site/plan.ts';
import { checkLedger } from './check-ledger.ts';
import { checkRedirects } from './check-redirects.ts';
import { RedirectTable } from './redirect-table.ts';

/** Every redirect must arrive, and every address that was ever published must answer. */
export function checkMoves(site: Site, locate: Loaded['locate']): Problem[] {
  const { redirects, published } = site.content;
  const table = new RedirectTable(redirects);
  return [
    ...checkRedirects(site, table, locate),
    ...(published ? checkLedger(site, published, table, locate) : []),
  ];
}
