import { AddressTree } from '#addresses/address-tree.ts';
import { ledgerOf } from '#addresses/ledger.ts';
import { counted } from '#lib/text.ts';
import { routesOf, type Site } from '#site/plan.ts';
import { routeKinds } from '#site/routes/routes.ts';

/** Which pages a change of the data adds, by kind, and the first of them. */
export function aboutPages(old: Site, young: Site): string[] {
  const known = new AddressTree(ledgerOf(old));
  const added = [...routesOf(young)].filter(
    ({ kind: page, address }) => !page.endsWith('not-found') && !known.has(address),
  );
  const counts = new Map<string, number>();
  for (const route of added) {
    const { label } = routeKinds[route.kind];
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  if (added.length === 0) return ['It adds no page.'];
  return [
    `It adds ${counted(added.length, 'page', 'pages')}: ${[...counts].map(([label, count]) => `${label} ${count}`).join(', ')}.`,
    ...added.slice(0, 5).map(({ address }) => `  ${address}`),
    ...(added.length > 5 ? [`  … and ${added.length - 5} more`] : []),
  ];
}
