import { patternsOf } from '#addresses/patterns-of.ts';
import type { Redirect } from '#content/content.ts';
import { slugOf } from '#content/source.ts';
import type { ChangeSet } from './change-set.ts';
import { valuesIn, type FileChange } from './data-file.ts';
import type { DataFolder } from './data-folder.ts';
import { isGroup, type Values } from './values.ts';
import { zipsOfCounty } from './zips/given-up-zips.ts';

/** Drops redirects from places that changes add: those of one that was removed and comes back would hide its pages. */
export function dropRedirects(
  changeSet: ChangeSet,
  folder: DataFolder,
  changes: readonly FileChange[] = changeSet.changes(),
): void {
  const back = new Set(changes.flatMap((change) => addedBy(change, folder)));
  if (back.size === 0) return;
  changeSet.edit('redirects.yaml', (values) => {
    const redirects = values.redirects as Redirect[] | undefined;
    values.redirects = redirects?.filter(({ from }) => !back.has(from));
  });
}

/** Patterns that match all addresses of the county, the cities and the ZIP codes that a change of a file adds. */
function addedBy({ name, to = name, text, gone }: FileChange, { site }: DataFolder): string[] {
  if (text === undefined || gone || !name.startsWith('counties/')) return [];
  const values = valuesIn(name, text);
  const slug = slugOf(to);
  const known = site.content.counties.find(({ file }) => file === name);
  const cities = citiesOfCounty(values).filter((city) => !known?.cities.some((each) => each.slug === city));
  const zips = zipsOfCounty(values).filter((zip) => !site.places.zipByCode.has(zip));
  return [
    ...(known ? [] : patternsOf.county(slug)),
    ...cities.flatMap((city) => patternsOf.city(slug, city)),
    ...zips.flatMap(patternsOf.zip),
  ];
}

/** The slugs of its cities. */
const citiesOfCounty = ({ cities }: Values): string[] =>
  (Array.isArray(cities) ? cities : []).flatMap((city) =>
    isGroup(city) && typeof city.slug === 'string' ? [city.slug] : [],
  );
