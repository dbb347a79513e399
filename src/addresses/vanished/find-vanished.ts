import { addressOf } from '#site/routes/address.ts';
import type { Site } from '#site/plan.ts';
import { ledgerOf, type Ledger } from '../ledger.ts';
import { orHome, type Vanished } from './vanished.ts';
import { vanishedNames, vanishedTopics } from './vanished-names.ts';
import { vanishedCounties, vanishedCities, vanishedZips } from './vanished-places.ts';

/** Everything that the ledger knows and the site no longer has. */
export function vanishedFrom(site: Site, ledger: Ledger): Vanished[] {
  const now = ledgerOf(site);
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
      orHome(now, addressOf.serviceAreas()),
      'service-area',
    ),
    ...vanishedNames(
      'local search',
      ledger.keywords,
      now.keywords,
      addressOf.keyword,
      orHome(now, addressOf.localSearches()),
    ),
    ...vanishedNames('post', ledger.posts, now.posts, addressOf.post, orHome(now, addressOf.blog()), 'post'),
    ...vanishedTopics(ledger, now),
    ...vanishedCounties(ledger, now),
    ...vanishedCities(ledger, now),
    ...vanishedZips(site, ledger, now),
  ];
}
