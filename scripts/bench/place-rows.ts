import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

export interface PlaceRow {
  state: string;
  county: string;
  city: string;
  zip: string;
  point: [latitude: number, longitude: number];
}

/** Every standard ZIP of the United States, where the reference data lies beside the project. */
const reference = path.resolve(import.meta.dirname, '../../../shared/reference/us-standard.csv.gz');

/** The places of a whole country: real ones where they are at hand, otherwise made ones of the same shape. */
export function readPlaceRows(): { rows: PlaceRow[]; from: string } {
  return existsSync(reference)
    ? { rows: parsePlaceRows(gunzipSync(readFileSync(reference)).toString()), from: 'real ZIP codes' }
    : { rows: madePlaceRows(), from: 'made ZIP codes' };
}

/** Lines of `state,county,city,zip,lat,lng` below a heading; no value of this file holds a comma. */
export function parsePlaceRows(csv: string): PlaceRow[] {
  return csv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [state, county, city, zip, latitude, longitude] = line.split(',') as [string, ...string[]];
      return { state, county: county!, city: city!, zip: zip!, point: [Number(latitude), Number(longitude)] };
    });
}

const counties = 3200;
const citiesInCounty = 8;
const firstZip = 10001;
const beginnings =
  'Alder Amber Ash Birch Brook Cedar Clear Copper Dover Elm Fern Glen Hazel Lake Maple Oak'.split(' ');
const endings = 'bridge bury dale field ford gate haven hill hurst land mere port ridge side ton view'.split(
  ' ',
);
const groups = [
  '',
  'North ',
  'South ',
  'East ',
  'West ',
  'Upper ',
  'Lower ',
  'Old ',
  'New ',
  'Little ',
  'Great ',
  'Fort ',
  'Port ',
];

/** As many counties, cities and ZIPs as the country has, on a grid; the same ones in every run. */
export function madePlaceRows(): PlaceRow[] {
  const rows: PlaceRow[] = [];
  for (let county = 0; county < counties; county++) {
    const [latitude, longitude] = [25 + (county % 64) * 0.35, -124 + Math.floor(county / 64)];
    for (let city = 0; city < citiesInCounty; city++) {
      // A county has 9 ZIPs on average: its first city has two.
      for (let zip = city === 0 ? 0 : 1; zip < 2; zip++) {
        rows.push({
          state: 'NY',
          county: `${placeName(county)} County`,
          city: placeName(county * 7 + city),
          zip: String(firstZip + rows.length),
          point: [latitude + city * 0.04, Number((longitude + zip * 0.06 + city * 0.1).toFixed(2))],
        });
      }
    }
  }
  return rows;
}

function placeName(number: number): string {
  const beginning = beginnings[number % beginnings.length]!;
  const rest = Math.floor(number / beginnings.length);
  const ending = endings[rest % endings.length]!;
  return `${groups[Math.floor(rest / endings.length) % groups.length]}${beginning}${ending}`;
}
