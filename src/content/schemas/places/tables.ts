import { z } from 'zod';
import { lostZeros, wrongWithNumber, type Range } from '#content/places/cell-letters.ts';
import { isDay, usState } from '../common/values.ts';
import { letter } from '../common/letter.ts';
import { line } from '../common/texts.ts';

/** A cell is text until its column says otherwise; an empty one is absent. */
const number = (range: Range) =>
  z.string().transform((written, context) => {
    const wrong = wrongWithNumber(written, range);
    if (!wrong) return Number(written);
    context.addIssue({ code: 'custom', message: letter(...wrong) });
    return z.NEVER;
  });

const zip = z
  .string()
  .superRefine((written, context) => {
    if (/^\d{5}$/.test(written)) return;
    context.addIssue({ code: 'custom', message: letter(...lostZeros(written)) });
  })
  .meta({ description: 'The ZIP code, five digits' });
const words = (description: string) => line(description);
const share = (of: string) =>
  number({ least: 0, most: 1, of: 'share' }).meta({ description: `Share of the ${of}, from 0 to 1` });
const percent = (who: string) =>
  number({ least: 0, most: 100, of: 'percentage' }).meta({ description: `Percent of people who ${who}` });
const count = (of: string) =>
  number({ least: 0, most: 1e9, of: 'count', whole: true }).meta({ description: of });
const year = number({ least: 1990, most: 2100, of: 'year', whole: true }).meta({ description: 'The year' });
const miles = number({ least: 0, most: 100, of: 'number of miles' });
const latitude = number({ least: -90, most: 90, of: 'latitude' }).meta({ description: 'In degrees' });
const longitude = number({ least: -180, most: 180, of: 'longitude' }).meta({ description: 'In degrees' });
const yesOrNo = z.enum(['yes', 'no']);
/** Two states may have a county of one name. */
const state = usState
  .optional()
  .meta({ description: 'State of the county, only where it is another than that of site.yaml' });
const notADay = letter(
  'This is not a day.',
  'Write year, month and day, such as 2025-12-31, and set the column to "Text" before you save.',
);
const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: notADay, abort: true })
  .refine(isDay, letter('There is no such day.', 'Check the month and the day, as in 2025-12-31.'))
  .meta({ shownAs: 'day' });
const window = {
  from: day.meta({ description: 'The first day that was counted' }),
  to: day.meta({ description: 'The last day that was counted' }),
};

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
      body: words('Whose streets they are, as it reads after "the": "Town of Amherst"'),
      name: words('Its name alone'),
      kind: z
        .enum(['city', 'town', 'village', 'town and village', 'borough', 'reservation'])
        .meta({ description: 'What it is' }),
      county: words('The county it lies in'),
      state,
      in_town: words('Of a village, the town around it').optional(),
      people_share: share('people of the ZIP'),
      land_share: share('land of the ZIP'),
    },
  ),
  'mail-names': table('What letters to a ZIP say', ['zip'], {
    zip,
    name: words('The name that the post office takes'),
  }),
  precincts: table('The police precincts of a ZIP', ['zip', 'precinct'], {
    zip,
    precinct: words('Name of the precinct'),
    people_share: share('people of the ZIP'),
    land_share: share('land of the ZIP'),
  }),
  'precinct-houses': table('The house of each precinct', ['precinct'], {
    precinct: words('Name of the precinct, as in precincts.csv'),
    name: words('As it is printed'),
    address: words('Where the house is'),
    phone: words('As it is dialed').optional(),
  }),
  police: table('The police department of each municipality of a ZIP', ['zip', 'body'], {
    zip,
    body: words('As in municipalities.csv'),
    department: words('Who has the reports'),
    certainty: z
      .enum(['high', 'medium', 'low'])
      .meta({ description: 'How sure that is; of low ones nothing is told' }),
  }),
  stations: table('The stations of trains', ['id'], {
    id: words('Its name in zip-stations.csv'),
    system: words('Whose trains stop there'),
    name: words('As signs call it'),
    lines: words('The lines, with blanks between').optional(),
    step_free: z
      .enum(['yes', 'partly', 'no'])
      .meta({ description: 'Whether a wheelchair reaches the train' })
      .optional(),
    lat: latitude,
    lng: longitude,
  }),
  'zip-stations': table('Stations and their miles from the edge of a ZIP, 0 inside', ['zip', 'station'], {
    zip,
    station: words('Id of the station'),
    miles: miles.meta({ description: 'From the edge of the ZIP; 0 inside' }),
  }),
  neighborhoods: table('The official neighborhoods of a ZIP', ['zip', 'name'], {
    zip,
    name: words('As city planning calls it'),
    kind: words('What it is; parks and the like are passed by'),
    people_share: share('people of the ZIP'),
  }),
  'health-areas': table('What the health department calls a ZIP', ['zip', 'name'], {
    zip,
    name: words('As the health department calls it'),
  }),
  hospitals: table('Hospitals and who owns them', ['name', 'address', 'zip'], {
    name: words('As it is printed'),
    address: words('Number and street'),
    city: words('As in the postal address'),
    zip,
    county: words('Without "County"; where it is empty, the county of the ZIP').optional(),
    state,
    owner: z
      .enum(['private', 'city', 'state', 'public benefit corporation', 'federal'])
      .meta({ description: 'Who owns it, which decides whether a notice of claim is due' }),
    emergency: yesOrNo.meta({ description: 'Whether it has an emergency room' }).optional(),
    lat: latitude.optional(),
    lng: longitude.optional(),
  }),
  courts: table('The lower court of each municipality', ['county', 'body', 'state'], {
    county: words('The county it lies in'),
    state,
    body: words('As in municipalities.csv'),
    court: words('As it is printed'),
  }),
  crashes: table('Crashes with an injury, by year', ['zip', 'year'], {
    zip,
    year,
    injury_crashes: count('Crashes that hurt somebody'),
  }),
  'crash-victims': table('People hurt in crashes', ['zip', 'from'], {
    zip,
    ...window,
    people_hurt: count('People hurt'),
  }),
  'crash-streets': table('People hurt in crashes, by street', ['zip', 'street', 'from'], {
    zip,
    street: words('Its name, as signs write it'),
    ...window,
    people_hurt: count('People hurt'),
  }),
  people: table('How many people live in a ZIP, and how they go to work', ['zip'], {
    zip,
    population: count('How many people live there'),
    transit_percent: percent('go to work by transit').optional(),
    car_percent: percent('go to work by car').optional(),
    walk_percent: percent('walk to work').optional(),
    limited_english_percent: percent('speak little English').optional(),
  }),
} satisfies Record<string, { key: readonly string[]; row: z.ZodObject }>;

export type TableName = keyof typeof tables;
export type Row<N extends TableName> = z.output<(typeof tables)[N]['row']>;

/** The rows of every table; of one that is not there, none. */
export type PlaceTables = { [N in TableName]: Row<N>[] };

export const tableNames = Object.keys(tables) as TableName[];
export const tableFile = (name: TableName) => `places/${name}.csv`;
