import { addressOf } from '#site/routes/address.ts';
import type { Site } from '#site/plan.ts';
import { AddressTree } from '../address-tree.ts';
import { ledgerOf, type Ledger } from '../ledger.ts';
import type { Vanished } from './vanished.ts';
import { vanishedNames, vanishedTopics } from './vanished-names.ts';
import { vanishedCounties, vanishedCities, vanishedZips } from './vanished-places.ts';

/** Everything that the ledger knows and the site no longer has. */
export function vanishedFrom(site: Site, ledger: Ledger): Vanished[] {
  const now = ledgerOf(site);
  const living = new AddressTree(now);
  return [
    ...vanishedNames('page', ledger.main, now.main, (address) => address, addressOf.home()),
    ...vanishedNames(
      'practice area',
      ledger.practiceAreas,
      now.practiceAreas,
      addressOf.practiceArea,
      addressOf.practice(),
      'practice-area',
    ),
    ...vanishedNames(
      'service area',
      ledger.serviceAreas,
      now.serviceAreas,
      addressOf.serviceArea,
      living.nearest(addressOf.serviceAreas()),
      'service-area',
    ),
    ...vanishedNames(
      'local search',
      ledger.keywords,
      now.keywords,
      addressOf.keyword,
      living.nearest(addressOf.localSearches()),
    ),
    ...vanishedNames(
      'post',
      ledger.posts,
      now.posts,
      addressOf.post,
      living.nearest(addressOf.blog()),
      'post',
    ),
    ...vanishedTopics(ledger, now, living),
    ...vanishedCounties(ledger, now, living),
    ...vanishedCities(ledger, now, living),
    ...vanishedZips(site, ledger, now, living),
  ];
}
