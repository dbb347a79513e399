import { zipsOf, type Place, type ZipPlace } from '../places/places.ts';
import { homesWith, pagesOfNeighborhoods } from '../places/neighborhoods.ts';
import { row, type FactRow } from '../fact-row.ts';
import { aboutPeople, shareInWords } from './rounding.ts';
import type { UntitledKnown } from './known.ts';

const ways = [
  ['transit_percent', 'by transit'],
  ['car_percent', 'by car'],
  ['walk_percent', 'on foot'],
] as const;

type Measured = (typeof ways)[number][0] | 'limited_english_percent';

/** What share of the people of all each ZIP has. One that no table counts has one person, so that it is not forgotten. */
export function peopleShares(zips: readonly ZipPlace[]): (zip: ZipPlace) => number {
  const countOf = ({ facts }: ZipPlace) => facts.people?.population ?? 1;
  const total = zips.reduce((sum, zip) => sum + countOf(zip), 0) || 1;
  return (zip) => countOf(zip) / total;
}

/** A few people live where no mail is delivered. */
const nearlyWhole = 0.9;

/**
 * Whether the ZIPs of the site are all that a county or city has, as far as populations tell: what is counted of a part
 * must not be printed as the whole. A city without a population is what its ZIPs are.
 */
export function hasAllZips(place: Place): boolean {
  if (place.kind === 'zip') return true;
  const { population } = place.entry;
  if (!population) return place.kind === 'city';
  const listed = zipsOf(place).reduce((sum, { facts }) => sum + (facts.people?.population ?? 0), 0);
  return listed >= nearlyWhole * population.count;
}

/** "about 61%": of the people of all ZIPs for which it was measured; nothing of a place of which they are a part. */
export function measuredShare(place: Place, column: Measured): string | undefined {
  if (!hasAllZips(place)) return undefined;
  let sum = 0;
  let all = 0;
  for (const { facts } of zipsOf(place)) {
    const percent = facts.people?.[column];
    if (percent === undefined) continue;
    sum += percent * facts.people!.population;
    all += facts.people!.population;
  }
  return all > 0 ? shareInWords(sum / all / 100) : undefined;
}

/** How people go to work and what they speak. */
export function people(place: Place): UntitledKnown | undefined {
  const toWork = ways.flatMap(([column, way]) => {
    const share = measuredShare(place, column);
    return share ? [`${way} ${share}`] : [];
  });
  const limited = measuredShare(place, 'limited_english_percent');
  const rows = [
    ...row('To work', toWork.join(', ')),
    ...row('Speak English less than very well', limited && `${limited} of the people`),
  ];
  return rows.length > 0 ? { rows } : undefined;
}

const leastShare = 0.05;

/** How many live in a ZIP, and what city planning calls the parts in which they do. */
export function homeRows(place: ZipPlace): FactRow[] {
  const { facts } = place;
  const homes = homesWith(place, leastShare);
  return [
    ...row('Official neighborhoods', homes.join(', '), pagesOfNeighborhoods(place, homes)),
    ...row('People', facts.people?.population ? aboutPeople(facts.people.population) : undefined),
  ];
}
