import { z } from 'zod';
import { isPhoneNumber } from '#lib/phone.ts';
import {
  count,
  countyCell,
  latitude,
  longitude,
  miles,
  percentWho,
  share,
  state,
  window,
  year,
  zipCell,
} from './table-cells.ts';
import { letter } from '../common/letter.ts';
import { line } from '../common/texts.ts';
import { table } from './table.ts';

const bodyKinds = [
  'city',
  'town',
  'township',
  'village',
  'town and village',
  'borough',
  'reservation',
  'county',
] as const;

/** data/places/<name>.csv: a table for each kind of fact; any of them may be missing. */
export const tables = {
  municipalities: table(
    'City, town or village of each ZIP code',
    ['zip', 'body', 'name', 'county', 'state'],
    {
      zip: zipCell,
      body: line('Whose streets they are, as it reads after "the": "Town of Amherst"'),
      name: line('Its name alone'),
      kind: z.enum(bodyKinds).meta({
        description:
          'What it is; the county where it has the streets itself, outside cities, towns and villages',
      }),
      county: countyCell('The county it lies in'),
      state,
      in_town: line('Of a village, the town around it: "Amherst", or "Clay & Cicero" in two').optional(),
      people_share: share('people of the ZIP'),
      land_share: share('land of the ZIP'),
    },
  ),
  'mail-names': table('Names of ZIP codes in the mail', ['zip'], {
    zip: zipCell,
    name: line('The name that the post office takes'),
  }),
  precincts: table('Police precincts or districts of each ZIP code', ['zip', 'precinct'], {
    zip: zipCell,
    precinct: line('Name or number of the precinct or district'),
    people_share: share('people of the ZIP'),
    land_share: share('land of the ZIP'),
  }),
  'precinct-houses': table('Addresses and phones of police precincts or districts', ['precinct'], {
    precinct: line('Name of the precinct, as in precincts.csv'),
    name: line('As it is printed: "1st Precinct", "18th District"'),
    address: line('Where the house is'),
    phone: line('As it is dialed: 212-555-0142')
      .refine(
        isPhoneNumber,
        letter(
          'This is not a whole phone number.',
          'Write the area code and the number, such as 212-555-0142',
        ),
      )
      .optional(),
  }),
  police: table('Police department of each city, town or village', ['zip', 'body'], {
    zip: zipCell,
    body: line('As in municipalities.csv'),
    department: line('Who has the reports'),
    certainty: z
      .enum(['high', 'medium', 'low'])
      .meta({ description: 'How sure that is; pages leave out low ones' }),
  }),
  stations: table('Train stations', ['id'], {
    id: line('Its name in zip-stations.csv'),
    system: line('Whose trains stop there; only a name with "subway" is taken for one'),
    name: line('As signs call it'),
    lines: line('The lines, with blanks between').optional(),
    step_free: z
      .enum(['yes', 'partly', 'no'])
      .meta({ description: 'Whether a wheelchair reaches the train' })
      .optional(),
    lat: latitude,
    lng: longitude,
  }),
  'zip-stations': table('Train stations near each ZIP code', ['zip', 'station'], {
    zip: zipCell,
    station: line('Id of the station'),
    miles: miles.meta({ description: 'From the edge of the ZIP; 0 inside' }),
  }),
  neighborhoods: table('Official neighborhoods of each ZIP code', ['zip', 'name'], {
    zip: zipCell,
    name: line('As city planning calls it'),
    kind: line('What it is, such as residential; a park, cemetery, airport or special area is left out'),
    people_share: share('people of the ZIP'),
  }),
  'health-areas': table('Neighborhood names of the health department', ['zip', 'name'], {
    zip: zipCell,
    name: line('As the health department calls it'),
  }),
  hospitals: table('Hospitals and who owns them', ['name', 'address', 'zip'], {
    name: line('As it is printed'),
    address: line('Number and street'),
    city: line('As in the postal address'),
    zip: zipCell,
    county: countyCell('The county it lies in; where it is empty, that of the ZIP').optional(),
    state,
    owner: z
      .enum([
        'private',
        'changing',
        'city',
        'county',
        'hospital district',
        'state',
        'public benefit corporation',
        'federal',
      ])
      .meta({
        description:
          'Who owns it, which decides whether a notice of claim is due; "changing" while it passes to another',
      }),
    emergency: z
      .enum(['yes', 'no', 'children', 'veterans'])
      .meta({
        description: 'Whether it has an emergency room; "children" or "veterans" where it is meant for them',
      })
      .optional(),
    lat: latitude.optional(),
    lng: longitude.optional(),
  }),
  courts: table('Local court of each city, town or village', ['county', 'body', 'state'], {
    county: countyCell('The county it lies in'),
    state,
    body: line('As in municipalities.csv; a village without a row has the courts of its towns'),
    court: line('As it is printed'),
  }),
  crashes: table('Crashes with an injury, by year', ['zip', 'year'], {
    zip: zipCell,
    year,
    injury_crashes: count('Crashes that hurt somebody'),
  }),
  'crash-victims': table('People hurt in crashes', ['zip', 'from'], {
    zip: zipCell,
    ...window,
    people_hurt: count('People hurt'),
  }),
  'crash-streets': table('People hurt in crashes, by street', ['zip', 'street', 'from'], {
    zip: zipCell,
    street: line('Its name, as signs write it'),
    ...window,
    people_hurt: count('People hurt'),
  }),
  people: table('Residents of each ZIP code, and how they go to work', ['zip'], {
    zip: zipCell,
    population: count('How many people live there'),
    transit_percent: percentWho('go to work by transit').optional(),
    car_percent: percentWho('go to work by car').optional(),
    walk_percent: percentWho('walk to work').optional(),
    limited_english_percent: percentWho('speak little English').optional(),
  }),
} satisfies Record<string, { key: readonly string[]; row: z.ZodObject }>;

export type TableName = keyof typeof tables;
export type Row<N extends TableName> = z.output<(typeof tables)[N]['row']>;

/** The rows of every table; none where its file is missing. */
export type PlaceTables = { [N in TableName]: Row<N>[] };

export const tableNames = Object.keys(tables) as TableName[];
export const tableFile = (name: TableName) => `places/${name}.csv`;
/** The table that a file is. */
export const tableIn = (file: string) => tableNames.find((name) => tableFile(name) === file);
