import { AddressTree } from '#addresses/address-tree.ts';
import { pagesNewTo } from '#desk/plan/compare-pages.ts';
import { counted, firstOf, grouped } from '#lib/text.ts';
import { countByLabel } from '#site/page-counts.ts';
import type { Site } from '#site/plan.ts';

const shown = 5;

/** Lists the pages that a change of the data adds: their number by kind, and the first few. */
export function addedPagesInWords(before: Site, after: Site): string[] {
  const added = pagesNewTo(AddressTree.of(before), after);
  if (added.length === 0) return ['No new pages.'];
  const addresses = added.map(({ address }) => address);
  const counts = [...countByLabel(added)].map(([label, count]) => `${label} ${grouped(count)}`);
  return [
    `${counted(added.length, 'new page', 'new pages')}: ${counts.join(', ')}.`,
    ...firstOf(addresses, shown).map((line) => `  ${line}`),
  ];
}
