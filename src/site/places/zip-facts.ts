import type { ContentWithTables } from '#content/content.ts';
import type { PlaceTables, Row } from '#content/schemas/places/tables.ts';
import { groupBy } from '#lib/group-by.ts';
import { wholeCounts } from './whole-counts.ts';

/** A city, town or village with its part of a ZIP, or of all ZIPs of a city. */
export interface PublicBody extends Pick<Row<'municipalities'>, 'body' | 'name' | 'kind' | 'in_town'> {
  /** For small cases. */
  courts: string[];
  /** Shares, from 0 to 1. */
  people: number;
  land: number;
}

/** More than a sliver along a common border; land counts, too, as people are hurt where nobody lives. */
export const isMoreThanALine = ({ people, land }: Pick<PublicBody, 'people' | 'land'>) =>
  people >= 0.02 || land >= 0.05;

type Precinct = Row<'precincts'> & Row<'precinct-houses'>;
type CourtKey = Pick<Row<'courts'>, 'state' | 'county' | 'body'>;
type Station = Row<'stations'> & Pick<Row<'zip-stations'>, 'miles'>;

/** The rows of all tables for one ZIP; empty where a table has none. */
export interface ZipFacts {
  /** The largest part first. */
  bodies: PublicBody[];
  /** The counties that it is in, as named in tables; usually one. */
  counties: string[];
  mailName: string | undefined;
  precincts: Precinct[];
  police: Row<'police'>[];
  stations: Station[];
  neighborhoods: Row<'neighborhoods'>[];
  /** The Health Department's names for its parts, in table order. */
  healthAreas: string[];
  crashes: Row<'crashes'>[];
  victims: Row<'crash-victims'>[];
  streets: Row<'crash-streets'>[];
  people: Row<'people'> | undefined;
}

/** Returns the rows of all tables about a ZIP, gathered once. */
export function zipFactsOf({ tables, settings }: ContentWithTables): (zip: string) => ZipFacts {
  const houses = new Map(tables['precinct-houses'].map((house) => [house.precinct, house]));
  const bodyKey = ({ state = settings.state.abbreviation, county, body }: CourtKey) =>
    [state, county, body].join('/');
  const courts = new Map(tables.courts.map((row) => [bodyKey(row), [row.court]]));
  /** Of a village without a row those of its towns, which hear its cases, too. */
  const courtsOf = (part: Row<'municipalities'>): string[] =>
    courts.get(bodyKey(part)) ??
    part.in_town
      ?.split(' & ')
      .flatMap((name) => courts.get(bodyKey({ ...part, body: `Town of ${name}` })) ?? none) ??
    none;
  const stations = new Map(tables.stations.map((station) => [station.id, station]));
  const by = {
    bodies: byZip(tables, 'municipalities'),
    mailNames: byZip(tables, 'mail-names'),
    precincts: byZip(tables, 'precincts'),
    police: byZip(tables, 'police'),
    stations: byZip(tables, 'zip-stations'),
    neighborhoods: byZip(tables, 'neighborhoods'),
    healthAreas: byZip(tables, 'health-areas'),
    crashes: byZip(tables, 'crashes'),
    victims: byZip(tables, 'crash-victims'),
    streets: byZip(tables, 'crash-streets'),
    people: byZip(tables, 'people'),
  };
  const factsOf = (zip: string): ZipFacts => {
    const bodies = by.bodies(zip);
    return {
      bodies: joinBodies(
        // Spelled out, as an object made from the rest of another takes 400 bytes more in V8.
        bodies.map((row) => ({
          body: row.body,
          name: row.name,
          kind: row.kind,
          in_town: row.in_town,
          courts: courtsOf(row),
          people: row.people_share,
          land: row.land_share,
        })),
      ),
      counties: countiesOf(bodies),
      mailName: by.mailNames(zip)[0]?.name,
      precincts: by.precincts(zip).map((row) => ({ ...houses.get(row.precinct)!, ...row })),
      police: by.police(zip),
      stations: by.stations(zip).map(({ station, miles }) => ({ ...stations.get(station)!, miles })),
      neighborhoods: by.neighborhoods(zip),
      healthAreas: by.healthAreas(zip).map(({ name }) => name),
      crashes: by.crashes(zip),
      victims: by.victims(zip),
      streets: wholeCounts(by.streets(zip)),
      people: by.people(zip)[0],
    };
  };
  const nothing = factsOf('');
  return (zip) => (Object.values(by).some((rowsOf) => rowsOf(zip).length > 0) ? factsOf(zip) : nothing);
}

/** Shared, as most tables have no rows for most ZIPs of a country. */
const none: never[] = [];

const countiesOf = (parts: readonly Row<'municipalities'>[]): string[] => [
  ...new Set(
    parts
      .filter(({ people_share: people, land_share: land }) => isMoreThanALine({ people, land }))
      .map(({ county }) => county),
  ),
];

/** Merges parts of one body, as boroughs of a city have no government of their own. */
export function joinBodies(parts: PublicBody[]): PublicBody[] {
  if (parts.length < 2) return parts;
  const bodies = new Map<string, PublicBody>();
  for (const part of parts) {
    const known = bodies.get(part.body);
    if (!known) bodies.set(part.body, part);
    else {
      known.people += part.people;
      known.land += part.land;
    }
  }
  return [...bodies.values()].sort((a, b) => b.people - a.people || b.land - a.land);
}

/** Tables whose rows each belong to a ZIP. */
type ZipTable = {
  [N in keyof PlaceTables]: Row<N> extends { zip: string } ? N : never;
}[keyof PlaceTables];

function byZip<N extends ZipTable>(tables: PlaceTables, name: N): (zip: string) => Row<N>[] {
  const rows = groupBy(tables[name] as Row<N>[], (row) => (row as { zip: string }).zip);
  return (zip) => rows.get(zip) ?? none;
}
