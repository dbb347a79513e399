import { firstInWords, oneOf } from '#lib/text.ts';
import { zipsOf, type Place } from '../places/places.ts';
import { isMoreThanALine } from '../places/zip-facts.ts';
import { partInWords } from './rounding.ts';
import { oneOfDepartments, type Department } from './departments.ts';
import type { UntitledKnown } from './known.ts';
import { peopleShares } from './people.ts';
import type { FactRow } from '../fact-row.ts';

const shown = 6;

/** The police that have the reports of accidents here. */
export function police(place: Place): UntitledKnown | undefined {
  const precincts = precinctsOf(place).map(({ name, where, phone, people, land }) => ({
    label: name,
    value: `${[where, phone].filter(Boolean).join(', ')}; ${partInWords(people, land)}`,
  }));
  const departments = departmentsOf(place).map(({ name, where }) => ({ label: name, value: where }));
  const all: FactRow[] = [...precincts, ...departments];
  // No shortened list for a county: readers would take it for complete.
  const rows = place.kind === 'county' && all.length > shown ? [] : all.slice(0, shown);
  if (rows.length === 0) return undefined;
  const says =
    rows.length < all.length
      ? `The ${rows.length} of ${all.length} that serve the most residents.`
      : undefined;
  return { says, rows };
}

interface Part {
  name: string;
  /** The address, or the municipalities served. */
  where: string;
  phone?: string;
  /** Share of the place's people, and of its land, with all ZIPs weighted equally. */
  people: number;
  land: number;
}

type DepartmentPart = Part & Department;

function precinctsOf(place: Place): Part[] {
  const zips = zipsOf(place);
  const shareOf = peopleShares(zips);
  const parts = new Map<string, Part>();
  for (const zip of zips) {
    for (const { precinct, name, address, phone, people_share, land_share } of zip.facts.precincts) {
      if (!isMoreThanALine({ people: people_share, land: land_share })) continue;
      const part = parts.get(precinct) ?? { name, where: address, phone, people: 0, land: 0 };
      parts.set(precinct, part);
      part.people += people_share * shareOf(zip);
      part.land += land_share / zips.length;
    }
  }
  return byPeople([...parts.values()]);
}

/** Departments with the municipalities they serve; guesses are left out. */
function departmentsOf(place: Place): DepartmentPart[] {
  const zips = zipsOf(place);
  const shareOf = peopleShares(zips);
  const parts = new Map<string, Omit<Part, 'where'> & { bodies: Map<string, boolean> }>();
  for (const zip of zips) {
    const { facts } = zip;
    for (const { department: name, body, certainty } of facts.police) {
      const { people, land } = facts.bodies.find((part) => part.body === body) ?? { people: 0, land: 0 };
      if (certainty === 'low' || !isMoreThanALine({ people, land })) continue;
      const part = parts.get(name) ?? { name, people: 0, land: 0, bodies: new Map() };
      parts.set(name, part);
      part.people += people * shareOf(zip);
      part.land += land / zips.length;
      part.bodies.set(`the ${body}`, certainty === 'high');
    }
  }
  return byPeople(
    [...parts.values()].map(({ name, people, land, bodies }) => ({
      name,
      people,
      land,
      where: servedInWords([...bodies]),
      isSure: [...bodies.values()].includes(true),
    })),
  );
}

/** "for the Town of Oyster Bay; probably also for the Village of Cove Neck": the latter is less certain. */
function servedInWords(bodies: [name: string, isSure: boolean][]): string {
  const shownOf = (sure: boolean) =>
    firstInWords(
      bodies.filter(([, isSure]) => isSure === sure).map(([name]) => name),
      servedShown,
    );
  const [sure, assumed] = [shownOf(true), shownOf(false)];
  const also = sure ? 'probably also' : 'probably';
  return [sure && `for ${sure}`, assumed && `${also} for ${assumed}`].filter(Boolean).join('; ');
}

const servedShown = 4;

const byPeople = <P extends Part>(parts: P[]) => parts.sort((a, b) => b.people - a.people);

type PoliceOffice = Pick<Part, 'name' | 'where' | 'phone'>;

/** The precinct or department for most residents, with its address; the phone is separate, to be a link. */
export function mainPoliceOffice(place: Place): PoliceOffice | undefined {
  if (place.kind === 'county') return undefined;
  const precincts = precinctsOf(place);
  const departments = departmentsOf(place);
  const [first, ...others] = [...precincts, ...departments];
  if (!first || (first.people >= mostPeople && !others.some(isNamed))) return first;
  if (precincts.length === 0) return departmentThere(place, departments);
  return precincts.length > 1 ? oneOfPrecincts(precincts, first) : first;
}

function departmentThere(place: Place, departments: readonly DepartmentPart[]): PoliceOffice | undefined {
  const named = departments.filter(isNamed);
  if (departments.length < 2 || named.length === 0) return departments[0];
  const hasOthers = named.length < departments.length || isUnknownSomewhere(place);
  const which =
    named.length > mostNamed
      ? `one of ${hasOthers ? 'several' : named.length} here`
      : oneOfDepartments(named, hasOthers ? ['another'] : []);
  return { name: 'The department where it happened', where: which };
}

/** Whether the department of a sizable part is only a guess. */
const isUnknownSomewhere = (place: Place) =>
  zipsOf(place).some(({ facts: { police: rows, bodies } }) =>
    rows.some(
      ({ body, certainty }) =>
        certainty === 'low' && bodies.some((part) => part.body === body && isMoreThanALine(part)),
    ),
  );

function oneOfPrecincts(precincts: readonly Part[], first: Part): PoliceOffice {
  const kind = kindOf(precincts);
  const doubt = `one of ${precincts.length} ${kind}s here`;
  // Any one of many precincts would be wrong for nearly everybody.
  return first.people < 0.5
    ? { name: `The ${kind} where it happened`, where: doubt }
    : { ...first, where: `${doubt}; ${first.where}` };
}

/** "precinct" or "district": the last word of all their names, as cities use different words. */
function kindOf(precincts: readonly Part[]): string {
  const [kind, ...others] = new Set(precincts.map(({ name }) => / ([A-Z][a-z]+)$/.exec(name)?.[1]));
  return kind && others.length === 0 ? kind.toLowerCase() : 'police station';
}

/** With less, they hardly ever have the report. */
const isNamed = ({ people, land }: Part) => people >= 0.1 || land >= 0.2;
const mostNamed = 3;
/** Share of the people; with less, too many would have to ask elsewhere. */
const mostPeople = 0.8;

/** "the 60th Precinct", "the 52nd Precinct or the 48th Precinct": which may have the report, where they are few. */
export function mainPolice(place: Place): string | undefined {
  const parts = [...precinctsOf(place), ...departmentsOf(place)];
  const sumOf = (some: readonly Part[]) => some.reduce((sum, { people }) => sum + people, 0);
  const named = parts.filter(isNamed);
  return named.length <= mostNamed && sumOf(named) >= mostPeople * sumOf(parts)
    ? oneOf(named.map(({ name }) => `the ${name}`)) || undefined
    : undefined;
}
