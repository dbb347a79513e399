import { dataOption } from '#lib/in-shell.mjs';
import { statesOfZip, usStates, type UsStateCode } from '#lib/geo/us-states.ts';
import { WrongRequest } from '#lib/refused.ts';
import { ChangeSet } from '../change-set.ts';
import { entryOf, type DataFolder } from '../data-folder.ts';
import { dropRedirects } from '../returning-pages.ts';
import {
  countyInFull,
  meantCity,
  proposedZips,
  withMiddle,
  withPoints,
  type ListedCity,
} from '../zips/proposed-cities.ts';
import { ZipTable } from '../zips/zip-table.ts';
import { requiredOption, isIn, newFile, orderBehind, type NewEntry, type NewOptions } from './new-file.ts';
import { slugFor } from './typed-name.ts';

const none = new ZipTable([]);
const zipsExample = '--zips 10598,10535';

export function newCityEntry(
  folder: DataFolder,
  name: string,
  { county: wanted, zips, zipTable = none }: NewOptions,
): NewEntry {
  const { counties } = folder.site.content;
  const slug = requiredOption(
    wanted,
    `Which county is ${name} in?`,
    `--county ${counties[0]?.slug ?? 'NAME'}`,
  );
  const county = entryOf(counties, slug, 'county');
  const index = county.cities.findIndex((each) => each.slug === slugFor(name));
  const listed = county.cities[index];
  const state = county.state ?? folder.site.content.settings.state.abbreviation;
  if (!listed && zips === undefined) refuseMisspelled(zipTable, state, county, name);
  const entry = newCity(name, zips ?? proposedZips(zipTable, state, county.name, name));
  // The table may assign a ZIP code to this city that the county lists under a neighbor.
  const others = zips === undefined ? county.cities : [listed];
  const more = entry.zips.filter((zip) => !others.some((each) => each?.zips.includes(zip)));
  if (listed && more.length === 0) {
    throw new WrongRequest(
      `${county.name} already has a city "${entry.slug}". To give it more ZIP codes, add them, as in: ${zipsExample}`,
    );
  }
  const { file } = county;
  const changeSet = new ChangeSet(folder);
  changeSet.edit(file, (values) => {
    const cities = values.cities as ListedCity[];
    if (listed) cities[index]!.zips.push(...more);
    else cities.push(entry);
    Object.assign(values, withPoints(zipTable, listed ? more : entry.zips, county.points));
  });
  dropRedirects(changeSet);
  const at = ['cities', listed ? index : county.cities.length, 'slug'];
  return { changes: changeSet.changes(), at: { name: file, path: at } };
}

export function newCountyEntry(folder: DataFolder, typed: string, options: NewOptions): NewEntry {
  const { counties, settings } = folder.site.content;
  const { city: first, zips, zipTable = none, cities = [] } = options;
  const home = settings.state.abbreviation;
  const asked = stateIn(options, home);
  const name = countyInFull(zipTable, asked, typed) ?? typed;
  const slug = slugFor(name);
  if (isIn(counties, slug)) {
    throw new WrongRequest(
      `There is already a county "${slug}". To add a city, or ZIP codes to one of its cities: ` +
        `npm run new -- city "NAME" --county ${slug}${dataOption(folder.dir)}`,
    );
  }
  const named = () => {
    const example = '--city "Carmel" --zips 10512';
    const city = requiredOption(first, 'A new county needs a city.', example);
    if (zips === undefined) refuseMisspelled(zipTable, asked, { name }, city);
    return newCity(city, zips ?? proposedZips(zipTable, asked, name, city));
  };
  const listed = first === undefined && cities.length > 0 ? [...cities] : [named()];
  const zipsOfAll = listed.flatMap((city) => city.zips);
  const state = options.state ? asked : stateOfCounty(zipTable, name, listed[0]!.zips, home);
  return newFile(folder, 'counties', name, {
    name,
    order: orderBehind(counties),
    ...(state !== home && { state }),
    ...withMiddle(zipTable, state, name, zipsOfAll),
    cities: listed,
    ...withPoints(zipTable, zipsOfAll),
  });
}

/** Asks about a new city whose name differs from another in a few letters. */
function refuseMisspelled(...[zipTable, state, county, city]: Parameters<typeof meantCity>): void {
  const meant = meantCity(zipTable, state, county, city);
  if (meant === undefined) return;
  throw new WrongRequest(
    `The list of U.S. ZIP codes has no "${city}" in ${county.name}. Did you mean "${meant}"? ` +
      `If the name is right, give its ZIP codes, as in: ${zipsExample}`,
  );
}

/** The given state, or the site's. */
export function stateIn({ state }: Pick<NewOptions, 'state'>, home: UsStateCode): UsStateCode {
  if (state === undefined) return home;
  const code = state.toUpperCase();
  if (Object.hasOwn(usStates, code)) return code as UsStateCode;
  throw new WrongRequest(`There is no state "${state}". Write its two-letter code, as in: --state VT`);
}

/**
 * The state across the border, where it has a county of this name, and the ZIP codes lie in none but that; else the
 * site's: elsewhere, they are mistyped.
 */
export function stateOfCounty(
  zipTable: ZipTable,
  county: string,
  zips: readonly string[],
  home: UsStateCode,
): UsStateCode {
  const [state] = statesOfZip(zips[0] ?? '');
  if (!state || countyInFull(zipTable, state, county) === undefined) return home;
  const isThere = (zip: string) => statesOfZip(zip).includes(state) && !statesOfZip(zip).includes(home);
  return zips.every(isThere) ? state : home;
}

export function newCity(name: string, zips: string | readonly string[] = []): ListedCity {
  const list = typeof zips === 'string' ? zips.split(/[\s,]+/).filter(Boolean) : [...zips];
  const wrong = list.find((zip) => !/^\d{5}$/.test(zip));
  if (wrong) throw new WrongRequest(`"${wrong}" is not a ZIP code. Write five digits, as in: ${zipsExample}`);
  return { name, slug: slugFor(name), zips: list };
}
