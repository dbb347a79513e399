import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { usStates, zipStates, type UsStateCode } from '#content/places/us-states.ts';

export interface PlaceRow {
  state: UsStateCode;
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

/** A part of Anchorage that the reference has 281 miles west of it. */
const misplaced = '99503';

/** Lines of `state,county,city,zip,lat,lng` below a heading; no value of this file holds a comma. */
export function parsePlaceRows(csv: string): PlaceRow[] {
  return csv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [state, county, city, zip, latitude, longitude] = line.split(',') as [string, ...string[]];
      return {
        state: state as UsStateCode,
        county: county!,
        city: city!,
        zip: zip!,
        point: [Number(latitude), Number(longitude)] as [number, number],
      };
    })
    .filter(({ zip }) => zip !== misplaced);
}

const counties = 3200;
const citiesInCounty = 8;
/** A county has 9 ZIPs on average: its first city has two. */
const zipsInCounty = citiesInCounty + 1;
const countiesOfPrefix = Math.floor(100 / zipsInCounty);
/** Offices of the firm lie before it, and where they lie is known. */
const firstPrefix = 120;
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

/** As many counties, cities and ZIPs as the country has, those of a state around its middle; the same in every run. */
export function madePlaceRows(): PlaceRow[] {
  const rows: PlaceRow[] = [];
  const statesOf = zipStates();
  const known = new Map<UsStateCode, number>();
  for (let county = 0, group = 0; county < counties; group++) {
    const prefix = String(firstPrefix + Math.floor(group / countiesOfPrefix));
    const [state] = statesOf(prefix);
    if (!state) continue;
    const inState = known.get(state) ?? 0;
    known.set(state, inState + 1);
    const [latitude, longitude] = aroundMiddle(state, inState);
    const firstZip = (group % countiesOfPrefix) * zipsInCounty;
    for (let zip = 0; zip < zipsInCounty; zip++) {
      const city = Math.max(0, zip - 1);
      rows.push({
        state,
        county: `${placeName(county)} County`,
        city: placeName(county * 7 + city),
        zip: prefix + String(firstZip + zip).padStart(2, '0'),
        point: [rounded(latitude + city * 0.04), rounded(longitude + zip * 0.06)],
      });
    }
    county++;
  }
  return rows;
}

/** Places side by side, row above row, each next field of them a little beside the first. */
function aroundMiddle(code: UsStateCode, number: number): [latitude: number, longitude: number] {
  const { middle, reach } = usStates[code];
  const side = reach / milesInDegree;
  const [inRow, rows] = [Math.ceil(side / 0.6), Math.ceil(side / 0.35)];
  const field = (Math.floor(number / (inRow * rows)) % 10) * 0.013;
  const row = Math.floor(number / inRow) % rows;
  return [middle[0] - side / 2 + row * 0.35 + field, middle[1] - side / 2 + (number % inRow) * 0.6 + field];
}

const milesInDegree = 69;
const rounded = (degrees: number) => Number(degrees.toFixed(3));

function placeName(number: number): string {
  const beginning = beginnings[number % beginnings.length]!;
  const rest = Math.floor(number / beginnings.length);
  const ending = endings[rest % endings.length]!;
  return `${groups[Math.floor(rest / endings.length) % groups.length]}${beginning}${ending}`;
}
