import { z } from 'zod';
import {
  count,
  county,
  latitude,
  longitude,
  miles,
  percent,
  share,
  state,
  window,
  words,
  year,
  yesOrNo,
  zip,
} from './table-cells.ts';
import { letter } from '../common/letter.ts';
import { table, wrongPoint, wrongWindow } from './table.ts';

/** Percentages are rounded. */
const mostOfAll = 102;

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
      county: county('The county it lies in'),
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
    phone: words('As it is dialed: 212-555-0142')
      .regex(
        /^(?:\(\d{3}\) |\d{3}-)\d{3}-\d{4}$/,
        letter('This is not a whole phone number.', 'Write area code and number: 212-555-0142'),
      )
      .optional(),
  }),
  police: table('The police department of each municipality of a ZIP', ['zip', 'body'], {
    zip,
    body: words('As in municipalities.csv'),
    department: words('Who has the reports'),
    certainty: z
      .enum(['high', 'medium', 'low'])
      .meta({ description: 'How sure that is; of low ones nothing is told' }),
  }),
  stations: table(
    'The stations of trains',
    ['id'],
    {
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
    },
    wrongPoint,
  ),
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
  hospitals: table(
    'Hospitals and who owns them',
    ['name', 'address', 'zip'],
    {
      name: words('As it is printed'),
      address: words('Number and street'),
      city: words('As in the postal address'),
      zip,
      county: county('Without "County"; where it is empty, the county of the ZIP').optional(),
      state,
      owner: z
        .enum(['private', 'city', 'state', 'public benefit corporation', 'federal'])
        .meta({ description: 'Who owns it, which decides whether a notice of claim is due' }),
      emergency: yesOrNo.meta({ description: 'Whether it has an emergency room' }).optional(),
      lat: latitude.optional(),
      lng: longitude.optional(),
    },
    wrongPoint,
  ),
  courts: table('The lower court of each municipality', ['county', 'body', 'state'], {
    county: county('The county it lies in'),
    state,
    body: words('As in municipalities.csv'),
    court: words('As it is printed'),
  }),
  crashes: table('Crashes with an injury, by year', ['zip', 'year'], {
    zip,
    year,
    injury_crashes: count('Crashes that hurt somebody'),
  }),
  'crash-victims': table(
    'People hurt in crashes',
    ['zip', 'from'],
    {
      zip,
      ...window,
      people_hurt: count('People hurt'),
    },
    wrongWindow,
  ),
  'crash-streets': table(
    'People hurt in crashes, by street',
    ['zip', 'street', 'from'],
    {
      zip,
      street: words('Its name, as signs write it'),
      ...window,
      people_hurt: count('People hurt'),
    },
    wrongWindow,
  ),
  people: table(
    'How many people live in a ZIP, and how they go to work',
    ['zip'],
    {
      zip,
      population: count('How many people live there'),
      transit_percent: percent('go to work by transit').optional(),
      car_percent: percent('go to work by car').optional(),
      walk_percent: percent('walk to work').optional(),
      limited_english_percent: percent('speak little English').optional(),
    },
    ({ transit_percent: transit = 0, car_percent: car = 0, walk_percent: walk = 0 }) => {
      const sum = transit + car + walk;
      if (sum <= mostOfAll) return undefined;
      return [
        'walk_percent',
        `Transit, car and walk make ${sum} percent here, more than all who go to work.`,
        'Correct one of the three.',
      ];
    },
  ),
} satisfies Record<string, { key: readonly string[]; row: z.ZodObject }>;

export type TableName = keyof typeof tables;
export type Row<N extends TableName> = z.output<(typeof tables)[N]['row']>;

/** The rows of every table; of one that is not there, none. */
export type PlaceTables = { [N in TableName]: Row<N>[] };

export const tableNames = Object.keys(tables) as TableName[];
export const tableFile = (name: TableName) => `places/${name}.csv`;
