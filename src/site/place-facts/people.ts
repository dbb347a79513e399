import type { Place, ZipPlace } from '../places/places.ts';
import { homesWith, pagesOfNeighborhoods } from '../places/neighborhoods.ts';
import { hasAllZips } from '../places/population.ts';
import { row, type FactRow } from '../fact-row.ts';
import type { Site } from '../plan.ts';
import { aboutPeople, shareInWords } from './rounding.ts';
import type { FactSection } from './fact-section.ts';

const ways = [
  ['transit_percent', 'by transit'],
  ['car_percent', 'by car'],
  ['walk_percent', 'on foot'],
] as const;

type Measured = (typeof ways)[number][0] | 'limited_english_percent';

/** "about 61%" of the people of all measured ZIPs; undefined if the site does not list all ZIPs of the place. */
export function measuredShare(place: Place, column: Measured): string | undefined {
  if (!hasAllZips(place)) return undefined;
  let sum = 0;
  let all = 0;
  for (const { facts } of place.zips) {
    const percent = facts.people?.[column];
    if (percent === undefined) continue;
    sum += percent * facts.people!.population;
    all += facts.people!.population;
  }
  return all > 0 ? shareInWords(sum / all / 100) : undefined;
}

/** How people go to work, and how well they speak English. */
export function people({ content }: Site, place: Place): FactSection | undefined {
  const toWork = ways.flatMap(([column, way]) => {
    const share = measuredShare(place, column);
    return share ? [`${way} ${share}`] : [];
  });
  const limited = measuredShare(place, 'limited_english_percent');
  const rows = [
    ...row('To work', toWork.join(', ')),
    ...row('Speak English less than very well', limited && `${limited} of the people`),
  ];
  const heading = content.pages['place-facts'].known.people;
  return rows.length > 0 ? { heading, rows } : undefined;
}

const leastShare = 0.05;

/** The population of a ZIP, and its official neighborhoods. */
export function homeRows({ content }: Site, place: ZipPlace): FactRow[] {
  const { facts } = place;
  const { residents } = content.pages['place-facts'];
  const homes = homesWith(place, leastShare);
  return [
    ...row(
      homes.length === 1 ? 'Official neighborhood' : 'Official neighborhoods',
      homes.join(', '),
      pagesOfNeighborhoods(place, homes),
    ),
    ...row(residents, facts.people?.population ? aboutPeople(facts.people.population) : undefined),
  ];
}
