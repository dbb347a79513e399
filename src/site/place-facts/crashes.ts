import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import { capitalized, counted, inSentence, listInWords, withFullStop } from '#lib/text.ts';
import { hasAllZips } from '../places/population.ts';
import { shortName, type Place, type ZipPlace } from '../places/places.ts';
import type { Site } from '../plan.ts';
import { streetInSentence } from '../places/roads.ts';
import { aboutCount, aboutTens, ordinal, rounded } from './rounding.ts';
import type { Bar, FactSection } from './fact-section.ts';
import { streetRows, worstStreets, worstStreetsSince } from './streets.ts';

/** How many people crashes hurt here, year by year and street by street. */
export function crashes({ content }: Site, place: Place): FactSection | undefined {
  const years = byYear(place.zips);
  const last = years.at(-1);
  if (!last) return undefined;
  const rows = streetRows(place);
  // Bars without length would say less than the sentence above them.
  const drawn = years.some(({ count }) => lengthOf(count) > 0) ? years : [];
  const gaps = yearsMissing(drawn);
  const { credit } = content.tableSources.crashes!;
  const { known } = content.pages['place-facts'];
  return {
    heading: fillPlaceholders(known.crashes, { place: inSentence(shortName(place)) }),
    says: `${capitalized(aboutCount(last.count))} crashes hurt somebody in ${last.year}${within(place, last.year)}${standing(place, last.year)}.`,
    ...(drawn.length > 0 && { bars: bars(drawn) }),
    inWords: [
      ...(drawn.length > 1 ? [earlier(drawn.slice(0, -1), gaps)] : []),
      withFullStop(`Source: ${credit}`),
    ].join(' '),
    rows,
    note: [
      `Rounded to tens, as reported by the police (${credit}).`,
      ...(rows.length > 0
        ? ['The streets do not include bridges and tunnels; some count under two names.']
        : []),
      ...(gaps ? [`The bars leave out ${gaps}.`] : []),
    ].join(' '),
  };
}

/**
 * " in the 17 ZIP codes that we list": for incomplete lists, and for cities, as ZIPs may reach beyond them. " in 2 of
 * the 17 …" where the table has no count of the others.
 */
function within(place: Place, year: number): string {
  const { length } = place.zips;
  const counts = countedZips(place, year).length;
  if (counts === length && hasAllZips(place) && place.kind !== 'city') return '';
  const zips = length === 1 ? 'ZIP code' : `${length} ZIP codes`;
  const some = counts < length ? `${counts} of the` : 'the';
  return ` in ${some} ${zips} ${place.kind === 'city' ? `listed under ${inSentence(place.name)}` : 'that we list'}`;
}

/** "2020, 2021 and 2022": the years between others; empty if there are none. */
function yearsMissing(years: readonly Year[]): string {
  const known = new Set(years.map(({ year }) => year));
  const missing: string[] = [];
  for (let year = Math.min(...known); year < Math.max(...known); year++)
    if (!known.has(year)) missing.push(String(year));
  return listInWords(missing);
}

/** "Earlier, without 2021 and 2022: 2020 fewer than ten, 2023 about 400." */
const earlier = (years: readonly Year[], gaps: string) =>
  `Earlier${gaps && `, without ${gaps}`}: ${years.map(({ year, count }) => `${year} ${aboutCount(count)}`).join(', ')}.`;

interface Year {
  year: number;
  count: number;
}

function byYear(zips: readonly ZipPlace[]): Year[] {
  const years = new Map<number, number>();
  for (const { facts } of zips) {
    for (const { year, injury_crashes: count } of facts.crashes)
      years.set(year, (years.get(year) ?? 0) + count);
  }
  return [...years].map(([year, count]) => ({ year, count })).sort((a, b) => a.year - b.year);
}

/** The count for the latest year in the tables. */
export const crashesOfLastYear = (place: Place): Year | undefined => byYear(place.zips).at(-1);

export const countedZips = (place: Place, year: number) =>
  place.zips.filter(({ facts }) => facts.crashes.some((row) => row.year === year));

/** The count for the latest year if the tables have it for all of the place. */
export function crashesEverywhere(place: Place): Year | undefined {
  const last = crashesOfLastYear(place);
  const isWhole = last && hasAllZips(place) && countedZips(place, last.year).length === place.zips.length;
  return isWhole ? last : undefined;
}

function bars(years: readonly Year[]): Bar[] {
  const most = Math.max(1, ...years.map(({ count }) => lengthOf(count)));
  return years.map(({ year, count }) => ({
    label: String(year),
    value: aboutTens(count),
    width: `${Math.round((lengthOf(count) / most) * 100)}%`,
  }));
}

/** Rounded like the label, so that equal labels have equal bars; "under 10" has none. */
const lengthOf = (count: number) => (count < 10 ? 0 : rounded(count));

export const crashesOfYear = ({ facts }: ZipPlace, year: number) =>
  facts.crashes.find((row) => row.year === year)?.injury_crashes ?? 0;

/** ", the 3rd most of the 38 ZIP codes that we list in Kings County"; in the lower half it says how many had more. */
function standing(place: Place, year: number): string {
  if (place.kind !== 'zip') return '';
  const own = crashesOfYear(place, year);
  const { county } = place;
  const counts = countedZips(county, year).map((zip) => crashesOfYear(zip, year));
  if (counts.length < 2) return '';
  const more = counts.filter((count) => count > own).length;
  const those = counts.length === county.zips.length ? 'that we list' : 'with a count';
  const zips = `${counted(counts.length, 'ZIP code', 'ZIP codes')} ${those} in ${county.name}`;
  if (more >= counts.length / 2) return `; ${more} of the ${zips} had more`;
  return `, ${more === 0 ? 'the most' : `the ${ordinal(more + 1)} most`} of the ${zips}`;
}

/** "about 350 crashes with injuries in 2025, the most people hurt since 2019 on Surf Avenue", of one ZIP. */
export function crashesInShort(zip: ZipPlace, most: number): string | undefined {
  const last = crashesOfLastYear(zip);
  if (!last) return undefined;
  const streets = worstStreets(zip)
    .slice(0, most)
    .map((street) => streetInSentence(zip, street));
  const hurt =
    streets.length > 0
      ? [`the most people hurt since ${worstStreetsSince(zip)} on ${listInWords(streets)}`]
      : [];
  return [`${aboutCount(last.count)} crashes with injuries in ${last.year}`, ...hurt].join(', ');
}
