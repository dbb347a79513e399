import type { Content, County } from '#content/content.ts';
import { nearestSpelling } from '#lib/spelling.ts';
import { listInWords } from '#lib/text.ts';
import type { Site } from '#site/plan.ts';
import { countyInFull, meantCity } from '../zips/proposed-cities.ts';
import { noneOf } from '../zips/unknown-zips.ts';
import type { ZipTable } from '../zips/zip-table.ts';
import type { TouchedCounty } from './touched-county.ts';

/** What is probably a mistake in a table of places, with advice. */
export const doubtsAbout = (edited: readonly TouchedCounty[], site: Site, zipTable: ZipTable): string[] => [
  ...misspelledAmong(edited, site.content, zipTable),
  ...listedTwice(site.content.counties, edited),
  ...unknownAmong(edited, site, zipTable),
];

/** A ZIP code may be in several cities, so to move it, it must also be removed from the old city. */
function listedTwice(counties: readonly County[], edited: readonly TouchedCounty[]): string[] {
  const added = new Set(
    edited.flatMap((each) => each.rows.flatMap(({ zip, isNew }) => (isNew ? [zip] : []))),
  );
  return counties.flatMap((county) => {
    const own = edited.find((each) => each.county === county)?.rows ?? [];
    return county.cities.flatMap(({ name, slug, zips }) => {
      const isTold = (zip: string) => own.some((row) => row.citySlug === slug && row.zip === zip);
      const staying = zips.filter((zip) => added.has(zip) && !isTold(zip));
      if (staying.length === 0) return [];
      return `Also still in ${name}, ${county.name}: ${listInWords(staying)}. Delete there what is not in both: ${county.file}`;
    });
  });
}

/** New counties and cities whose names differ from known ones in a few letters, which may be typing mistakes. */
const misspelledAmong = (
  edited: readonly TouchedCounty[],
  { counties, settings }: Content,
  zipTable: ZipTable,
): string[] =>
  edited.flatMap(({ name, county, state: written, values: { cities } }) => {
    const state = written ?? county?.state ?? settings.state.abbreviation;
    const added = cities.filter(({ slug }) => !county?.cities.some((each) => each.slug === slug));
    const isKnown = county ?? countyInFull(zipTable, state, name);
    const known = [...counties.map((each) => each.name), ...zipTable.countiesOf(state)];
    return [
      [name, isKnown ? undefined : nearestSpelling(name, known)],
      ...added.map((city) => [city.name, meantCity(zipTable, state, county ?? { name }, city.name)]),
    ].flatMap(([typed, meant]) => (meant ? [`"${typed}" is new. Did you mean "${meant}"?`] : []));
  });

/** A warning about new ZIP codes without known location, which may be typing mistakes. */
function unknownAmong(touched: readonly TouchedCounty[], { places }: Site, zipTable: ZipTable): string[] {
  const unknown = touched.flatMap(({ rows, values }) =>
    rows.flatMap(({ zip }) =>
      places.zipByCode.has(zip) || zipTable.row(zip) || values.points?.[zip] ? [] : [zip],
    ),
  );
  return unknown.length > 0
    ? [
        `${noneOf([...new Set(unknown)])} Correct what is wrong; what is right needs its latitude and longitude in the table.`,
      ]
    : [];
}
