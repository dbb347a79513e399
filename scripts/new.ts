import path from 'node:path';
import { parseArgs } from 'node:util';
import { AddressTree } from '#addresses/address-tree.ts';
import { ledgerOf } from '#addresses/ledger.ts';
import { countySchema } from '#content/schemas/places.ts';
import { newEntry, type NewEntry, type NewKind } from '#desk/new-entry.ts';
import { counted } from '#lib/text.ts';
import { routesOf, type Site } from '#site/plan.ts';
import { routeKinds } from '#site/routes.ts';
import { applyOrExit, openFolder, orExplain } from './apply-changes.ts';
import { dataFolder } from './data-folder.ts';
import { helpIfAsked, loadOrExit, wrongUsage } from './load-or-exit.ts';
import { readTextFile } from './text-file.ts';

const usage = `Usage: npm run new -- KIND "NAME" [options]
  city     npm run new -- city "Yorktown" --county westchester-county --zips 10598,10535
  county   npm run new -- county "Putnam County" --city "Carmel" --zips 10512
  keyword  npm run new -- keyword "bus accident lawyer nyc" --practice-area car-accidents
  topic    npm run new -- topic "What to do after a bus crash" --post bus-accident-claims
  post     npm run new -- post "How Bus Claims Work" --practice-area car-accidents
  --data DIR   folder with the data (data)`;

/** What is worth adding by hand. */
const hints: Partial<Record<NewKind, (given: { zips?: string | undefined }) => string[]>> = {
  city: ({ zips }) => (zips ? [] : ['It has no ZIP codes yet: write them at "zips:" to get their pages.']),
  county: () => [`Its pages say more with each of these: ${optionalIn(countySchema).join(', ')}.`],
};

function optionalIn({ shape }: typeof countySchema): string[] {
  const names = Object.entries(shape);
  return names.filter(([, schema]) => schema.safeParse(undefined).success).map(([key]) => key);
}

const { kind, name, options } = readOptions();
const before = loadOrExit(options.data);
const today = new Date().toISOString().slice(0, 10);
const entry = orExplain(() =>
  newEntry[kind](openFolder(options.data, before), name, {
    ...options,
    practiceArea: options['practice-area'],
    today,
  }),
);
const after = applyOrExit(options.data, entry.changes);
console.log(`Written to ${placeOf(entry)}.`);
console.log(entry.draftAddress ? aboutDraft(entry.draftAddress) : aboutPages(before, after));

function placeOf({ at }: NewEntry): string {
  const file = path.join(options.data, at.name);
  const line = (readTextFile(file) ?? '').split('\n').findIndex((row) => row.includes(at.words)) + 1;
  return `${file}, line ${line}`;
}

function aboutDraft(address: string): string {
  return [
    'It is a draft, so it has no page yet. Write its texts, then delete the line "draft: true".',
    `It will stand at ${address}. See it with: npm run plan`,
  ].join('\n');
}

function aboutPages(old: Site, young: Site): string {
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
    ...(hints[kind]?.(options) ?? []),
  ].join('\n');
}

function readOptions() {
  helpIfAsked(usage);
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        data: { type: 'string', default: 'data' },
        county: text,
        city: text,
        zips: text,
        'practice-area': text,
        post: text,
      },
    });
    dataFolder(values.data);
    const [wanted = '', title = '', ...more] = positionals;
    if (!Object.hasOwn(newEntry, wanted)) throw new Error(`"${wanted}" is nothing that can be made new.`);
    if (title.trim() === '' || more.length > 0) throw new Error('Write the name in quotes, after the kind.');
    return { kind: wanted as NewKind, name: title.trim(), options: values };
  } catch (error) {
    return wrongUsage((error as Error).message, usage);
  }
}
