import { listInWords } from '#lib/text.ts';
import { zipsOf, type Place, type ZipPlace } from '../places.ts';
import { shareInWords } from './about.ts';
import type { Known } from './known.ts';
import type { PlaceRow } from '../place-row.ts';

/** A smaller share may be no more than a line that two areas have in common. */
const leastShare = 0.02;
const shown = 6;

/** Which police have the report of what happened here. */
export function police(place: Place): Known | undefined {
  const rows = [...precinctRows(place), ...departmentRows(place)].slice(0, shown);
  return rows.length > 0 ? { heading: 'Which police have the report', says: [], rows } : undefined;
}

interface Part {
  name: string;
  where: string;
  people: number;
}

function precinctRows(place: Place): PlaceRow[] {
  const zips = zipsOf(place);
  const total = zips.reduce((sum, { facts }) => sum + (facts.people?.population ?? 1), 0);
  const parts = new Map<string, Part>();
  for (const { facts } of zips) {
    for (const { precinct, name = precinct, address, phone, people_share: share } of facts.precincts) {
      if (share < leastShare) continue;
      let part = parts.get(precinct);
      if (!part)
        parts.set(precinct, (part = { name, where: [address, phone].filter(Boolean).join(', '), people: 0 }));
      part.people += (share * (facts.people?.population ?? 1)) / total;
    }
  }
  return [...parts.values()]
    .sort((a, b) => b.people - a.people)
    .map(({ name, where, people }) => ({
      label: name,
      value: [where, `${shareInWords(people)} of the residents`].filter(Boolean).join('; '),
    }));
}

/** Departments with the municipalities they serve; where a table only guesses, nothing is told. */
function departmentRows(place: Place): PlaceRow[] {
  const bodies = new Map<string, { people: number; served: Set<string> }>();
  for (const { facts } of zipsOf(place)) {
    for (const { department, body, certainty } of facts.police) {
      const people = facts.bodies.find((row) => row.body === body)?.people_share ?? 0;
      if (certainty === 'low' || people < leastShare) continue;
      const entry = bodies.get(department) ?? { people: 0, served: new Set() };
      bodies.set(department, entry);
      entry.people += people * (facts.people?.population ?? 1);
      entry.served.add(`the ${body}`);
    }
  }
  return [...bodies]
    .sort((a, b) => b[1].people - a[1].people)
    .map(([department, { served }]) => ({
      label: department,
      value: `in ${listInWords([...served].slice(0, 4))}`,
    }));
}

/** The department that has the reports of a municipality, unless a table only guesses. */
export const departmentOf = (zips: readonly ZipPlace[], body: string): string | undefined =>
  zips.flatMap(({ facts }) => facts.police).find((row) => row.body === body && row.certainty !== 'low')
    ?.department;

/** "the 60th Precinct", "the Amherst Town Police": the largest one, as it reads in a sentence. */
export const mainPolice = (place: Place): string | undefined => {
  const [first] = police(place)?.rows ?? [];
  return first && `the ${first.label}`;
};
