import { z } from 'zod';
import { lostZeros, wrongWithNumber, type Range } from '../places/cell-letters.ts';
import { isoDate, letter, line } from './common.ts';

/** A cell is text until its column says otherwise; an empty one is absent. */
const number = (range: Range) =>
  z.string().transform((written, context) => {
    const wrong = wrongWithNumber(written, range);
    if (!wrong) return Number(written);
    context.addIssue({ code: 'custom', message: letter(...wrong) });
    return z.NEVER;
  });

const zip = z.string().superRefine((written, context) => {
  if (/^\d{5}$/.test(written)) return;
  context.addIssue({ code: 'custom', message: letter(...lostZeros(written)) });
});
const words = line('As it is printed');
const share = number({ least: 0, most: 1, of: 'share' });
const percent = number({ least: 0, most: 100, of: 'percentage' });
const count = number({ least: 0, most: 1e9, of: 'count', whole: true });
const year = number({ least: 1990, most: 2100, of: 'year', whole: true });
const miles = number({ least: 0, most: 100, of: 'number of miles' });
const latitude = number({ least: -90, most: 90, of: 'latitude' });
const longitude = number({ least: -180, most: 180, of: 'longitude' });
const yesOrNo = z.enum(['yes', 'no']);
const day = isoDate.length(
  10,
  letter('This is not a day.', 'Write year, month and day, such as 2025-12-31.'),
);
const window = { from: day, to: day };

/** What cells of other tables may hold, too. */
export const cells = { zip, words, latitude, longitude, yesOrNo };

/** A table of `data/places/`: what it tells, its columns in their order, and those that tell one row from another. */
const table = <S extends z.ZodRawShape>(tells: string, key: readonly (keyof S & string)[], columns: S) => ({
  tells,
  key,
  row: z.object(columns),
});

/** data/places/<name>.csv: one fact a table, each of which may be missing. */
export const tables = {
  municipalities: table(
    'Who governs the streets of a ZIP; a town without its villages',
    ['zip', 'body', 'name'],
    {
      zip,
      /** "Town of Amherst", "City of New York": it reads after "the". */
      body: words,
      name: words,
      kind: z.enum(['city', 'town', 'village', 'town and village', 'borough', 'reservation']),
      county: words,
      in_town: words.optional(),
      people_share: share,
      land_share: share,
    },
  ),
  'mail-names': table('What letters to a ZIP say', ['zip'], { zip, name: words }),
  precincts: table('The police precincts of a ZIP', ['zip', 'precinct'], {
    zip,
    precinct: words,
    people_share: share,
    land_share: share,
  }),
  'precinct-houses': table('The house of each precinct', ['precinct'], {
    precinct: words,
    name: words,
    address: words,
    phone: words.optional(),
  }),
  police: table('The police department of each municipality of a ZIP', ['zip', 'body'], {
    zip,
    body: words,
    department: words,
    certainty: z.enum(['high', 'medium', 'low']),
  }),
  stations: table('The stations of trains', ['id'], {
    id: words,
    system: words,
    name: words,
    lines: words.optional(),
    step_free: z.enum(['yes', 'partly', 'no']).optional(),
    lat: latitude,
    lng: longitude,
  }),
  'zip-stations': table('Stations and their miles from the edge of a ZIP, 0 inside', ['zip', 'station'], {
    zip,
    station: words,
    miles,
  }),
  neighborhoods: table('The official neighborhoods of a ZIP', ['zip', 'name'], {
    zip,
    name: words,
    kind: words,
    people_share: share,
  }),
  'health-areas': table('What the health department calls a ZIP', ['zip', 'name'], { zip, name: words }),
  hospitals: table('Hospitals and who owns them', ['name', 'address'], {
    name: words,
    address: words,
    city: words,
    zip,
    owner: z.enum(['private', 'city', 'state', 'public benefit corporation', 'federal']),
    emergency: yesOrNo.optional(),
    lat: latitude.optional(),
    lng: longitude.optional(),
  }),
  courts: table('The lower court of each municipality', ['county', 'body'], {
    county: words,
    body: words,
    court: words,
  }),
  crashes: table('Crashes with an injury, by year', ['zip', 'year'], { zip, year, injury_crashes: count }),
  'crash-victims': table('People hurt in crashes', ['zip', 'from'], { zip, ...window, people_hurt: count }),
  'crash-streets': table('People hurt in crashes, by street', ['zip', 'street', 'from'], {
    zip,
    street: words,
    ...window,
    people_hurt: count,
  }),
  people: table('How many people live in a ZIP, and how they go to work', ['zip'], {
    zip,
    population: count,
    transit_percent: percent.optional(),
    car_percent: percent.optional(),
    walk_percent: percent.optional(),
    limited_english_percent: percent.optional(),
  }),
} satisfies Record<string, { key: readonly string[]; row: z.ZodObject }>;

export type TableName = keyof typeof tables;
export type Row<N extends TableName> = z.output<(typeof tables)[N]['row']>;

/** The rows of every table; of one that is not there, none. */
export type PlaceTables = { [N in TableName]: Row<N>[] };

export const tableNames = Object.keys(tables) as TableName[];
export const tableFile = (name: TableName) => `places/${name}.csv`;

const tableSource = z.strictObject({
  source: line('Who measured it, and where it was published', 'US Census Bureau, block groups of 2020'),
  credit: line('As pages name it', 'US Census Bureau'),
  date: line('What time it tells of', '2020, boundaries of 2023'),
  license: line('What the publisher allows', 'Public domain'),
  limits: line('What it may not be used for', 'Shares are computed: say "about"').optional(),
});

/** data/places/sources.yaml */
export const sourcesSchema = z
  .strictObject({
    tables: z
      .strictObject(
        Object.fromEntries(
          Object.entries(tables).map(([name, { tells }]) => [
            name,
            tableSource.meta({ description: tells }).optional(),
          ]),
        ) as {
          [N in TableName]: z.ZodOptional<typeof tableSource>;
        },
      )
      .meta({ description: 'Where each table of data/places comes from' }),
  })
  .meta({ title: 'Sources of the tables', description: 'Source, date and license of each table beside it' });
