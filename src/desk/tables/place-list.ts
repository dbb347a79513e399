import { isDeepStrictEqual } from 'node:util';
import type { ListedPlace } from '#content/schemas/places/list-tables.ts';
import type { County } from '#content/content.ts';
import type { TableRow } from '#content/places/read-table.ts';
import type { Point } from '#lib/geo/geo.ts';
import { toSlug } from '#lib/slug.ts';
import type { Site } from '#site/plan.ts';
import { ChangeSet } from '../change-set.ts';
import type { DataFolder } from '../data-folder.ts';
import { newCity, otherState, slugFor } from '../new/new-city.ts';
import { stateIn } from '../new/new-place.ts';
import { orderBehind } from '../new/new-file.ts';
import { withModeline } from '../schema-files.ts';
import { newYaml } from '../yaml-edit.ts';
import { countyInFull, type ListedCity } from '../zips/proposed-cities.ts';
import { noneOf } from '../zips/unknown-zips.ts';
import type { ZipTable } from '../zips/zip-table.ts';
import { listedTwice, type ListImport, type ToldCounty } from './list-import.ts';

type Row = TableRow<ListedPlace>;
/** What a county's file holds of what the table tells. */
interface CountyValues {
  cities: ListedCity[];
  points?: Record<string, Point>;
}

/** One row for each ZIP code, in the order of the data; one for a city that has none. */
export const placeRows = ({ content }: Site): ListedPlace[] =>
  content.counties.flatMap(({ name: county, state, cities, points }) =>
    cities.flatMap(({ name: city, zips }) =>
      (zips.length > 0 ? zips : [undefined]).map((zip) => {
        const [latitude, longitude] = (zip && points[zip]) || [];
        return { county, city, zip, latitude, longitude, state };
      }),
    ),
  );

/** A county of the table, as its file will be. */
interface TouchedCounty extends ToldCounty {
  name: string;
  state: string | undefined;
  values: CountyValues;
  steps: string[];
}

/** Adds what the rows tell to the counties; nothing that stands there already goes away. */
export function importPlaces(folder: DataFolder, rows: readonly Row[], table: ZipTable): ListImport {
  const { counties, site } = folder.site.content;
  const home = site.state.abbreviation;
  const changeSet = new ChangeSet(folder);
  const touched: TouchedCounty[] = [];
  for (const { row } of rows) addRow(touchedCounty(row, touched, folder, changeSet, table), row, table);
  let order = orderBehind(counties);
  for (const { name, state: written, county, values } of touched) {
    if (county) {
      changeSet.edit(nameOf(county), (all) => Object.assign(all, values));
      continue;
    }
    const zips = values.cities.flatMap((city) => city.zips);
    const state = written ? stateIn({ state: written }, home) : otherState(zips, home);
    const file = freeName(folder, changeSet, slugFor(name), state ?? home);
    const whole = { name, order: order++, ...(state && state !== home && { state }), ...values };
    changeSet.write(file, withModeline(file, newYaml(whole)));
  }
  const listed = new Set(rows.map(({ row }) => row.zip));
  return {
    changes: changeSet.changes(),
    lines: touched.flatMap(({ name, county, steps }) =>
      steps.length > 0 ? [`${county ? name : `${name} (new)`}: ${steps.join('; ')}`] : [],
    ),
    doubts: [...listedTwice(counties, touched), ...unknownAmong(touched, folder.site, table)],
    untold: [...folder.site.places.zipByCode.keys()].filter((zip) => !listed.has(zip)),
    things: ['ZIP code', 'ZIP codes'],
  };
}

/** The county of a row: rows may write its name and its state in several ways. */
function touchedCounty(
  { county: written, state }: ListedPlace,
  touched: TouchedCounty[],
  folder: DataFolder,
  changeSet: ChangeSet,
  table: ZipTable,
): TouchedCounty {
  const { counties, site } = folder.site.content;
  const home = site.state.abbreviation;
  const called = (name: string) =>
    counties.find(
      (each) =>
        (each.name === name || each.slug === toSlug(name)) &&
        (!state || (each.state ?? home) === stateIn({ state }, home)),
    );
  const name = countyInFull(table, stateIn({ state }, home), written) ?? written;
  const county = called(written) ?? called(name);
  const slug = toSlug(name);
  const isSame = (each: TouchedCounty) =>
    each.county === county &&
    (county || (toSlug(each.name) === slug && stateIn(each, home) === stateIn({ state }, home)));
  const known = touched.find(isSame);
  if (known) return known;
  const values = county ? changeSet.valuesOf(nameOf(county)) : {};
  const { cities = [], points } = values as Partial<CountyValues>;
  const opened = { name, state, county, values: { cities, ...(points && { points }) }, steps: [], told: [] };
  touched.push(opened);
  return opened;
}

/** Puts a row into a county, and notes what that adds or changes. */
function addRow({ values, steps, told }: TouchedCounty, row: ListedPlace, table: ZipTable): void {
  const { city: name, zip } = row;
  let city = values.cities.find((each) => each.name.trim() === name || each.slug === slugFor(name));
  if (!city) {
    values.cities.push((city = newCity(name)));
    steps.push(`the city ${name}`);
  }
  if (zip === undefined) return;
  const isNew = !city.zips.includes(zip);
  told.push({ citySlug: city.slug, zip, isNew });
  if (isNew) {
    city.zips.push(zip);
    steps.push(`${zip} in ${name}`);
  }
  const before = values.points?.[zip];
  const point = pointOf(row) ?? (isNew ? (before ?? table.row(zip)?.point) : before);
  if (!point || isDeepStrictEqual(point, before)) return;
  values.points = { ...values.points, [zip]: point };
  if (before) steps.push(`${zip} lies at ${point.join(', ')}, not ${before.join(', ')}`);
}

/** A line about ZIP codes that are new to the data and may be mistyped: nothing says where they lie. */
function unknownAmong(touched: readonly TouchedCounty[], { places }: Site, table: ZipTable): string[] {
  const unknown = touched.flatMap(({ told, values }) =>
    told.flatMap(({ zip }) =>
      places.zipByCode.has(zip) || table.row(zip) || values.points?.[zip] ? [] : [zip],
    ),
  );
  return unknown.length > 0
    ? [`${noneOf([...new Set(unknown)])} What is right needs its latitude and longitude in the table.`]
    : [];
}

const pointOf = ({ latitude, longitude }: ListedPlace): Point | undefined =>
  latitude === undefined || longitude === undefined ? undefined : [latitude, longitude];

const nameOf = ({ slug }: County) => `counties/${slug}.yaml`;

/** Two states have a county of the same name; then the second has its state behind it. */
function freeName(folder: DataFolder, changeSet: ChangeSet, slug: string, state: string): string {
  const name = `counties/${slug}.yaml`;
  const isTaken = folder.names.includes(name) || changeSet.changes().some((change) => change.name === name);
  return isTaken ? `counties/${slug}-${state.toLowerCase()}.yaml` : name;
}
