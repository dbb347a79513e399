import type { UsStateCode } from '#lib/geo/us-states.ts';
import type { Point } from '#lib/geo/geo.ts';
import { groupBy } from '#lib/group-by.ts';

/** A ZIP code where people live; `README.md` beside this file tells where the table is from. */
export interface ZipRow {
  state: UsStateCode;
  /** "Chittenden County", "Orleans Parish". */
  county: string;
  city: string;
  zip: string;
  point: Point;
}

/** The ZIP codes of the country, looked up by number and by place. */
export class ZipTable {
  private readonly byZip: ReadonlyMap<string, ZipRow>;
  private readonly byCounty: ReadonlyMap<string, ZipRow[]>;

  constructor(readonly rows: readonly ZipRow[]) {
    this.byZip = new Map(rows.map((row) => [row.zip, row]));
    this.byCounty = groupBy(rows, ({ state, county }) => keyOfCounty(state, county));
  }

  row(zip: string): ZipRow | undefined {
    return this.byZip.get(zip);
  }

  countiesOf(state: UsStateCode): string[] {
    return [...new Set(this.rows.flatMap((row) => (row.state === state ? [row.county] : [])))];
  }

  inCounty(state: UsStateCode, county: string): ZipRow[] {
    return this.byCounty.get(keyOfCounty(state, county)) ?? [];
  }

  inCity(state: UsStateCode, city: string): ZipRow[] {
    const wanted = plainName(city);
    return this.rows.filter((row) => row.state === state && plainName(row.city) === wanted);
  }

  /** Where these ZIP codes lie, as far as it is known. */
  pointsOf(zips: readonly string[]): Record<string, Point> {
    return Object.fromEntries(
      zips.flatMap((zip) => {
        const row = this.row(zip);
        return row ? [[zip, row.point]] : [];
      }),
    );
  }
}

/** "st. johnsbury" and "Saint Johnsbury" are one place, as are "Dona Ana" and "Doña Ana". */
const plainName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bst\b\.?/g, 'saint')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const keyOfCounty = (state: UsStateCode, county: string) => `${state} ${plainName(county)}`;

/** Reads the table as it is shipped, unpacked. */
export function readZipTable(csv: string): ZipTable {
  const [, ...lines] = csv.trimEnd().split('\n');
  return new ZipTable(
    lines.map((line) => {
      // No name in it holds a comma.
      const [state = '', county = '', city = '', zip = '', latitude, longitude] = line.split(',');
      return { state: state as UsStateCode, county, city, zip, point: [Number(latitude), Number(longitude)] };
    }),
  );
}
