import { usStates, type UsStateCode } from '#lib/geo/us-states.ts';
import { kindOf } from '#lib/geo/county-name.ts';
import { milesBetween } from '#lib/geo/geo.ts';
import { WrongRequest } from '#lib/refused.ts';
import { toSlug } from '#lib/slug.ts';
import type { FileChange } from '../data-file.ts';
import { withModeline } from '../json-schemas.ts';
import { newYaml } from '../yaml-edit.ts';
import { withMiddle } from '../zips/proposed-cities.ts';
import type { ZipRow, ZipTable } from '../zips/zip-table.ts';
import { type FirmDetails, parseAddress, type PostalAddress, wrongDetails } from './firm-details.ts';

/** The number of ZIP codes of a new site's first city. */
const zipsAtFirst = 2;

/** The files of a small site: `__words__` in the starter's stand for what is told of the firm and its place. */
export function newSite(
  starter: ReadonlyMap<string, string>,
  given: Partial<FirmDetails>,
  zipTable: ZipTable,
  today: string,
): FileChange[] {
  const wrong = wrongDetails(given);
  if (wrong.length > 0) throw new WrongRequest(wrong.join('\n'));
  const details = given as FirmDetails;
  const office = parseAddress(details.address)!;
  const place = placeOf(office, zipTable);
  const state = (details.state?.toUpperCase() ?? office.state) as UsStateCode;
  const words = wordsFor(details, office, place, state, today);
  const filled = (text: string) =>
    text.replace(/__([A-Za-z]+)__/g, (written, word: string) => words[word] ?? written);
  const county = countyText(place, state, zipTable);
  return [...starter, [`counties/${toSlug(place.county)}.yaml`, county] as const].map(([name, text]) => ({
    name: filled(name),
    before: undefined,
    text: withModeline(name, name.startsWith('images/') ? text : filled(text)),
  }));
}

/** The ZIP code of the office, or another of its city where nobody lives in that one. */
function placeOf({ zip, city, state }: PostalAddress, zipTable: ZipTable): ZipRow {
  const place = zipTable.row(zip) ?? zipTable.inCity(state, city)[0];
  if (place) return place;
  throw new WrongRequest(
    `Nobody lives in the ZIP code ${zip}, and ${usStates[state].name} has no city "${city}". ` +
      'Write the city as in a postal address, or a ZIP code near the office.',
  );
}

function wordsFor(
  { firm, phone, url }: FirmDetails,
  office: PostalAddress,
  place: ZipRow,
  state: UsStateCode,
  today: string,
): Record<string, string> {
  const kind = kindOf(place.county);
  const kinds = plural(kind);
  return {
    url,
    phone,
    today,
    firm: quoted(firm),
    product: quoted(shortFirmName(firm)),
    state: usStates[state].name,
    ST: state,
    street: quoted(office.street),
    officeCity: quoted(office.city),
    officeState: office.state,
    zip: office.zip,
    latitude: String(place.point[0]),
    longitude: String(place.point[1]),
    city: place.city,
    cityInSearch: place.city.toLowerCase(),
    citySlug: toSlug(place.city),
    countySlug: toSlug(place.county),
    County: kind,
    county: kind.toLowerCase(),
    Counties: kinds,
    counties: kinds.toLowerCase(),
  };
}

/** "Counties", "Parishes", "Boroughs" */
const plural = (kind: string) => `${kind.replace(/y$/, 'ie').replace(/sh$/, 'she')}s`;

/** Escaped for double quotes in YAML. */
const quoted = (text: string) => JSON.stringify(text).slice(1, -1);

/** "Maple & Stone" for "Maple & Stone, P.C.": nobody says the rest. */
export const shortFirmName = (firm: string) =>
  firm.replace(/,?\s+(?:P\.?L\.?L\.?C|P\.?C|P\.?A|P\.?S|L\.?L\.?C|L\.?L\.?P|A\.?P\.?C|Inc|Ltd)\.?$/i, '');

function countyText(place: ZipRow, ofSite: UsStateCode, zipTable: ZipTable): string {
  const there = zipTable.inCounty(place.state, place.county).filter(({ city }) => city === place.city);
  const milesAway = ({ point }: ZipRow) => milesBetween(point, place.point);
  const zips = there
    .toSorted((a, b) => milesAway(a) - milesAway(b))
    .slice(0, zipsAtFirst)
    .map(({ zip }) => zip);
  return newYaml({
    name: place.county,
    order: 1,
    ...(place.state !== ofSite && { state: place.state }),
    serviceArea: toSlug(place.city),
    ...withMiddle(zipTable, place.state, place.county, zips),
    cities: [{ name: place.city, slug: toSlug(place.city), zips }],
    points: zipTable.pointsOf(zips),
  });
}
