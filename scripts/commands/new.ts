import path from 'node:path';
import { AddressTree } from '#addresses/address-tree.ts';
import { ledgerOf } from '#addresses/ledger.ts';
import { countySchema } from '#content/schemas/places.ts';
import { newEntry, type NewEntry, type NewKind } from '#desk/new-entry.ts';
import { counted } from '#lib/text.ts';
import { routesOf, type Site } from '#site/plan.ts';
import { routeKinds } from '#site/routes.ts';
import type { Options } from '../command-line/command.ts';
import { applyOrExit, openFolder, orExplain } from '../desk/apply-changes.ts';
import { keepSchemas } from '../desk/editor-schemas.ts';
import { readTextFile } from '../desk/text-file.ts';
import { loadOrExit } from '../load-or-exit.ts';

type Given = Options<'new'>;

export function run(options: Given, [word = '', name = '']: string[]): void {
  const kind = word as NewKind;
  const before = loadOrExit(options.data);
  const today = new Date().toISOString().slice(0, 10);
  const entry = orExplain(() =>
    newEntry[kind](openFolder(options.data, before), name.trim(), {
      ...options,
      practiceArea: options['practice-area'],
      today,
    }),
  );
  const after = applyOrExit(options.data, entry.changes);
  keepSchemas(options.data);
  console.log(`Written to ${placeOf(entry, options.data)}.`);
  if (entry.draftAddress) return console.log(aboutDraft(entry.draftAddress));
  console.log([...aboutPages(before, after), ...(hints[kind]?.(options) ?? [])].join('\n'));
}

/** What is worth adding by hand. */
const hints: Partial<Record<NewKind, (given: Given) => string[]>> = {
  city: ({ zips }) => (zips ? [] : ['It has no ZIP codes yet: write them at "zips:" to get their pages.']),
  county: () => [`Its pages say more with each of these: ${optionalIn(countySchema).join(', ')}.`],
};

function optionalIn({ shape }: typeof countySchema): string[] {
  const names = Object.entries(shape);
  return names.filter(([, schema]) => schema.safeParse(undefined).success).map(([key]) => key);
}

function placeOf({ at }: NewEntry, data: string): string {
  const file = path.join(data, at.name);
  const line = (readTextFile(file) ?? '').split('\n').findIndex((row) => row.includes(at.words)) + 1;
  return `${file}, line ${line}`;
}

function aboutDraft(address: string): string {
  return [
    'It is a draft, so it has no page yet. Write its texts, then delete the line "draft: true".',
    `It will stand at ${address}. See it with: npm run plan`,
  ].join('\n');
}

function aboutPages(old: Site, young: Site): string[] {
  const known = new AddressTree(ledgerOf(old));
  const added = [...routesOf(young)].filter(
    ({ kind: page, address }) => !page.endsWith('not-found') && !known.has(address),
  );
  const counts = new Map<string, number>();
  for (const route of added) {
    const { label } = routeKinds[route.kind];
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [
    `It adds ${counted(added.length, 'page', 'pages')}: ${[...counts].map(([label, count]) => `${label} ${count}`).join(', ')}.`,
    ...added.slice(0, 5).map(({ address }) => `  ${address}`),
    ...(added.length > 5 ? [`  … and ${added.length - 5} more`] : []),
  ];
}
