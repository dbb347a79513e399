import path from 'node:path';
import { parseSource } from '#content/entries/parse-source.ts';
import { mayBeOmitted } from '#content/schema-at.ts';
import { countySchema } from '#content/schemas/places/counties.ts';
import { positionOf, type Source } from '#content/source.ts';
import { newEntry } from '#desk/new/new-entry.ts';
import type { NewEntry } from '#desk/new/new-file.ts';
import { refuse, wrongWithTyped } from '#desk/new/typed-name.ts';
import { noneOf } from '#desk/zips/unknown-zips.ts';
import type { ZipTable } from '#desk/zips/zip-table.ts';
import { isoDay } from '#lib/date.ts';
import { listInWords } from '#lib/text.ts';
import type { Site } from '#site/plan.ts';
import type { Call } from '../command-line/call.ts';
import { WrongUsage } from '../command-line/wrong-usage.mjs';
import { addedPagesInWords } from '../desk/added-pages.ts';
import { tryChanges } from '../desk/apply-changes.ts';
import { openFolder } from '../desk/open-files.ts';
import { ownTerminal } from '../desk/prompt.ts';
import { updateSchemas } from '../desk/editor-schemas.ts';
import { writeNewSite } from '../desk/write-new-site.ts';
import { chooseCities } from '../desk/propose-places.ts';
import { shippedZips } from '../desk/shipped-files.ts';
import { writeChanges } from '../desk/write-changes.ts';

type Kind = Call<'new'>['positionals'][0];
type Option = keyof Call<'new'>['options'];

/** The options of each kind besides --data; any other one would change nothing. */
const optionsOf: Record<Kind, readonly Option[]> = {
  city: ['county', 'zips'],
  county: ['city', 'zips', 'state'],
  keyword: ['practice-area'],
  topic: ['post'],
  post: ['practice-area'],
  site: ['firm', 'address', 'state', 'phone', 'url'],
};

export async function run({ options, positionals, folders }: Call<'new'>): Promise<void> {
  const [kind, written = ''] = positionals;
  const given = (Object.keys(options) as Option[]).filter((name) => options[name] !== undefined);
  const misplaced = given.find((name) => name !== 'data' && !optionsOf[kind].includes(name));
  if (misplaced) {
    const own = listInWords(optionsOf[kind].map((option) => `--${option}`));
    throw new WrongUsage(`--${misplaced} is no option of a new ${kind}, which takes ${own}.`);
  }
  const today = isoDay(new Date());
  const name = written.trim();
  const terminal = ownTerminal();
  refuse(wrongWithTyped(name));
  if (kind === 'site') {
    const { firm, state, phone, address, url } = options;
    const details = { firm, state, phone, address, url };
    return console.log(await writeNewSite(name, details, { folders, today, terminal }));
  }
  const folder = openFolder(options.data, folders);
  const before = folder.site;
  const zipTable = kind === 'city' || kind === 'county' ? shippedZips(folders.checkout) : undefined;
  const isProposed = kind === 'county' && zipTable && (options.city ?? options.zips) === undefined;
  const proposed = isProposed ? await chooseCities(zipTable, before, name, options, terminal) : { name };
  const entry = newEntry[kind](folder, proposed.name, {
    ...options,
    ...proposed,
    practiceArea: options['practice-area'],
    today,
    zipTable,
  });
  const { site: after, pending } = tryChanges(options.data, entry.changes, folders);
  writeChanges(options.data, entry.changes);
  updateSchemas(options.data);
  const source = sourceOf(entry);
  console.log(
    `Written to ${path.join(options.data, entry.at.name)}, line ${positionOf(source, entry.at.path).line}.`,
  );
  if (entry.draftAddress) console.log(aboutDraft(entry.draftAddress));
  if (pending !== undefined) {
    console.error(pending);
    process.exitCode = 1;
    return;
  }
  if (entry.draftAddress) return;
  console.log(addedPagesInWords(before, after).join('\n'));
  if (zipTable) console.log(aboutZips(before, after, zipTable));
  if (kind === 'county') console.log(aboutFields(source));
}

/** What the ZIP table provided for a new place. */
function aboutZips(before: Site, after: Site, zipTable: ZipTable): string {
  const added = [...after.places.zipByCode.keys()].filter((zip) => !before.places.zipByCode.has(zip));
  if (added.length === 0 && listings(after) > listings(before))
    return 'Its ZIP codes belong to other cities, too; their pages now name this city.';
  if (added.length === 0) return 'It has no ZIP codes yet. Add them below "zips:" to get their pages.';
  const unknown = added.filter((zip) => !zipTable.row(zip));
  return unknown.length === 0
    ? 'The coordinates of its ZIP codes were added, too, from Census data.'
    : `${noneOf(unknown)} Correct what is wrong; what is right needs its coordinates below "points:".`;
}

/** How many times cities list a ZIP code; cities may share one. */
const listings = ({ content }: Site) =>
  content.counties.flatMap(({ cities }) => cities.flatMap(({ zips }) => zips)).length;

/** What is worth adding to a new county by hand. */
function aboutFields({ value }: Source): string {
  const fields = Object.entries(countySchema.shape);
  const absent = fields.filter(([name, schema]) => mayBeOmitted(schema) && !(name in value));
  return `Its pages say more with any of these fields: ${absent.map(([name]) => name).join(', ')}.`;
}

/** The file of a new entry, as it was written. */
const sourceOf = ({ at, changes }: NewEntry): Source =>
  parseSource(at.name, changes.find(({ name }) => name === at.name)!.text ?? '', [])!;

function aboutDraft(address: string): string {
  return [
    'It is a draft, so it has no page yet. Write its texts, then delete the line "draft: true".',
    `Its page will be at ${address}; "npm run plan" will list it then.`,
  ].join('\n');
}
