import { listInWords, oneOf } from '#lib/text.ts';
import { zipsOf, type Place, type ZipPlace } from '../places/places.ts';
import { shareInWords } from './about.ts';
import type { UntitledKnown } from './known.ts';
import type { PlaceRow } from '../places/place-row.ts';

/** A smaller share may be no more than a line that two areas have in common. */
const leastShare = 0.02;
const shown = 6;

/** Which police have the report of what happened here. */
export function police(place: Place): UntitledKnown | undefined {
  const precincts = precinctsOf(place).map(({ name, where, phone, people }) => ({
    label: name,
    value: [[where, phone].filter(Boolean).join(', '), `${shareInWords(people)} of the people here`]
      .filter(Boolean)
      .join('; '),
  }));
  const departments = departmentsOf(place).map(({ name, where }) => ({ label: name, value: where }));
  const all: PlaceRow[] = [...precincts, ...departments];
  // Of a county a list that leaves some out would be read as all of them.
  const rows = place.kind === 'county' && all.length > shown ? [] : all.slice(0, shown);
  if (rows.length === 0) return undefined;
  const note = rows.length < all.length ? `The ${rows.length} with most residents, of ${all.length}.` : '';
  return { says: [], rows, ...(note && { note }) };
}

interface Part {
  name: string;
  /** The address, or the municipalities served. */
  where: string;
  phone?: string;
  people: number;
}

function precinctsOf(place: Place): Part[] {
  const zips = zipsOf(place);
  const total = zips.reduce((sum, { facts }) => sum + (facts.people?.population ?? 1), 0);
  const parts = new Map<string, Part>();
  for (const { facts } of zips) {
    for (const { precinct, name = precinct, address, phone, people_share: share } of facts.precincts) {
      if (share < leastShare) continue;
      let part = parts.get(precinct);
      if (!part) {
        part = { name, where: address ?? '', people: 0, ...(phone && { phone }) };
        parts.set(precinct, part);
      }
      part.people += (share * (facts.people?.population ?? 1)) / total;
    }
  }
  return byPeople([...parts.values()]);
}

/** Departments with the municipalities they serve; where a table only guesses, nothing is told. */
function departmentsOf(place: Place): Part[] {
  const bodies = new Map<string, { people: number; served: Set<string> }>();
  for (const { facts } of zipsOf(place)) {
    for (const { department, body, certainty } of facts.police) {
      const people = facts.bodies.find((row) => row.body === body)?.people ?? 0;
      if (certainty === 'low' || people < leastShare) continue;
      const entry = bodies.get(department) ?? { people: 0, served: new Set() };
      bodies.set(department, entry);
      entry.people += people * (facts.people?.population ?? 1);
      entry.served.add(`the ${body}`);
    }
  }
  return byPeople(
    [...bodies].map(([name, { people, served }]) => ({
      name,
      people,
      where: `in ${listInWords([...served].slice(0, servedShown))}`,
    })),
  );
}

const servedShown = 4;

const byPeople = (parts: Part[]) => parts.sort((a, b) => b.people - a.people);

/** The department that has the reports of a municipality, unless a table only guesses. */
export const departmentOf = (zips: readonly ZipPlace[], body: string): string | undefined =>
  zips.flatMap(({ facts }) => facts.police).find((row) => row.body === body && row.certainty !== 'low')
    ?.department;

/** The precinct or department of most of the people, with its address; its phone apart, so that it can be a link. */
export function mainPoliceOffice(place: Place): Pick<Part, 'name' | 'where' | 'phone'> | undefined {
  if (place.kind === 'county') return undefined;
  const precincts = precinctsOf(place);
  const [first] = [...precincts, ...departmentsOf(place)];
  if (precincts.length < 2 || first!.people >= nearlyAll) return first;
  const doubt = `one of ${precincts.length} precincts here`;
  // One of many precincts would be the wrong one for nearly everybody.
  return first!.people < 0.5
    ? { name: 'The precinct where it happened', where: doubt }
    : { ...first!, where: [doubt, first!.where].filter(Boolean).join('; ') };
}

/** With less, others have too many of the reports to be left out. */
const nearlyAll = 0.8;
const leastNamed = 0.1;
const mostNamed = 3;

/** "the 60th Precinct", "the 52nd Precinct or the 48th Precinct": which may have the report, where they are few. */
export function mainPolice(place: Place): string | undefined {
  const parts = [...precinctsOf(place), ...departmentsOf(place)];
  const sumOf = (some: readonly Part[]) => some.reduce((sum, { people }) => sum + people, 0);
  const total = sumOf(parts);
  const first = parts.slice(0, 1);
  const named =
    sumOf(first) >= nearlyAll * total ? first : parts.filter(({ people }) => people >= leastNamed * total);
  return named.length <= mostNamed && sumOf(named) >= nearlyAll * total
    ? oneOf(named.map(({ name }) => `the ${name}`)) || undefined
    : undefined;
}
