import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import type { TableKind } from '#content/places/table-columns.ts';
import { wrongWithPoint } from '#lib/geo/point-slips.ts';
import type { LetterParts } from '#lib/problem.ts';
import { toSlug } from '#lib/slug.ts';
import { usStates, type UsStateCode } from '#lib/geo/us-states.ts';
import { languages } from '#content/languages.ts';
import { letter } from '#content/schemas/common/letter.ts';
import { line } from '#content/schemas/common/texts.ts';
import { latitude, longitude, zipCell } from '#content/schemas/places/table-cells.ts';

/** Alternative headings of columns. */
const synonyms: Record<string, string> = {
  'zip code': 'zip',
  'zip codes': 'zip',
  zipcode: 'zip',
  zips: 'zip',
  'postal code': 'zip',
  lat: 'latitude',
  lng: 'longitude',
  lon: 'longitude',
  long: 'longitude',
  town: 'city',
  'search term': 'keyword',
  'practice area': 'practice_area',
  'point 1': 'point_1',
  'point 2': 'point_2',
  'point 3': 'point_3',
};

const meant = (written: string) => {
  const plain = written.toLowerCase();
  return synonyms[plain] ?? plain;
};

/** Puts an apostrophe before text that a spreadsheet would take for a formula, or that already has one there. */
const encode = (text: string) => (/^'*[=+@-]/.test(text) ? `'${text}` : text);
const decode = (cell: string) => (/^'+[=+@-]/.test(cell) ? cell.slice(1) : cell);

const optional = (description: string) => line(description).optional();

/** Spreadsheets begin a cell with a capital. */
const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.string().toLowerCase().pipe(z.enum(values)).optional();

const pointOfNoZip: LetterParts = [
  'A point belongs to a ZIP code, but this row has none.',
  'Add the ZIP code, or leave latitude and longitude empty.',
];

const halfPoint: LetterParts = [
  'A point has a latitude and a longitude, but only one of the two is here.',
  'Write both, or leave both cells empty.',
];

/** Its two letters, which lists also write small, or its name. */
const state = z
  .string()
  .transform((written, context) => {
    const called = written.toLowerCase();
    for (const [code, { name }] of Object.entries(usStates))
      if (called === code.toLowerCase() || called === name.toLowerCase()) return code as UsStateCode;
    const fix = 'Write its two-letter code, such as NJ, or leave it empty if it is the state of the site.';
    context.addIssue({ code: 'custom', message: letter(`There is no state "${written}".`, fix) });
    return z.NEVER;
  })
  .meta({ description: 'Only if it is not the state of the site' });

const places = z
  .object({
    county: line('Full name, with the word County or Parish'),
    city: line('As people say it'),
    zip: zipCell.optional(),
    latitude: latitude.optional(),
    longitude: longitude.optional(),
    state: state.optional(),
  })
  // Else the county's file would be wrong, and the advice for the form of a point there.
  .superRefine(({ zip, latitude, longitude }, context) => {
    if (latitude === undefined && longitude === undefined) return;
    const isHalf = latitude === undefined || longitude === undefined;
    const wrong = isHalf
      ? halfPoint
      : zip === undefined
        ? pointOfNoZip
        : wrongWithPoint([latitude, longitude]);
    const path = [longitude === undefined ? 'latitude' : 'longitude'];
    if (wrong) context.addIssue({ code: 'custom', path, message: letter(...wrong) });
  });

const keywords = z.object({
  keyword: line('As people type it'),
  heading: optional('The large heading of its page'),
  practice_area: line('File name of the practice area').transform(toSlug).optional(),
  intro: optional('The paragraph that only this page has'),
  point_1: optional('The first thing worth knowing'),
  point_2: optional('The second'),
  point_3: optional('The third'),
  draft: choice(['yes', 'no']),
  lang: choice(languages),
});

export type ListedPlace = z.output<typeof places>;
export type ListedKeyword = z.output<typeof keywords>;

/** Lists of the data that can be edited as tables: their columns in order, and the key of a row. */
export const listTables = {
  places: { row: places, key: ['county', 'state', 'city', 'zip'], meant, decode },
  keywords: { row: keywords, key: ['keyword'], meant, decode },
} satisfies { places: TableKind<ListedPlace>; keywords: TableKind<ListedKeyword> };
export type ListName = keyof typeof listTables;

/** A list of the data as a table for import. */
export const listCsv = (list: ListName, rows: readonly object[]): string =>
  stringify([...rows], {
    header: true,
    columns: Object.keys(listTables[list].row.shape),
    cast: { string: encode },
  });
