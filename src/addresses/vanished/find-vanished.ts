import type { Site } from '#site/plan.ts';
import { AddressTree } from '../address-tree.ts';
import { ledgerOf, type Ledger } from '../ledger.ts';
import type { Vanished } from './vanished.ts';
import { vanishedNames, vanishedTopics } from './vanished-names.ts';
import { vanishedCounties, vanishedCities, vanishedZips } from './vanished-places.ts';

/** Everything in the ledger that the site no longer has. */
export function vanishedFrom(site: Site, ledger: Ledger): Vanished[] {
  const now = ledgerOf(site);
  const current = new AddressTree(now);
  return [
    ...vanishedNames(ledger, now, current),
    ...vanishedTopics(ledger, now, current),
    ...vanishedCounties(ledger, now, current),
    ...vanishedCities(ledger, now, current),
    ...vanishedZips(site, ledger, now, current),
  ];
}
