import { oneOf } from '#lib/text.ts';
import type { FactRow } from '../fact-row.ts';
import type { Place } from '../places/places.ts';
import type { Site } from '../plan.ts';
import { oneOfDepartments } from './departments.ts';
import type { FactSection } from './fact-section.ts';
import {
  departmentsOf,
  mayHaveReport,
  isUnknownSomewhere,
  precinctsOf,
  type DepartmentPart,
  type Part,
} from './police-parts.ts';
import { hasAll, partInWords, withinHundredPercent } from './rounding.ts';

const shown = 6;

/** The police that have the reports of accidents here. */
export function police({ content }: Site, place: Place): FactSection | undefined {
  const precincts = withinHundredPercent(precinctsOf(place)).map((part) => {
    const station = [part.where, part.phone].filter(Boolean).join(', ');
    const share = hasAll(part) ? [] : [partInWords(part.people, part.land)];
    return { label: part.name, value: [station, ...share].join('; ') };
  });
  const departments = departmentsOf(place).map(({ name, where }) => ({ label: name, value: where }));
  const all: FactRow[] = [...precincts, ...departments];
  // No shortened list for a county: readers would take it for complete.
  const rows = place.kind === 'county' && all.length > shown ? [] : all.slice(0, shown);
  if (rows.length === 0) return undefined;
  const says =
    rows.length < all.length
      ? `The ${rows.length} of ${all.length} that serve the most residents.`
      : undefined;
  return { heading: content.pages['place-facts'].known.police, says, rows };
}

type PoliceOffice = Pick<Part, 'name' | 'where' | 'phone'>;

/** The precinct or department for most residents, with its address; the phone is separate, to be a link. */
export function mainPoliceOffice(place: Place): PoliceOffice | undefined {
  if (place.kind === 'county') return undefined;
  const precincts = precinctsOf(place);
  const departments = departmentsOf(place);
  const [first, ...others] = [...precincts, ...departments];
  if (!first || (first.people >= mostPeople && !others.some(mayHaveReport))) return first;
  if (precincts.length === 0) return departmentThere(place, departments);
  return precincts.length > 1 ? oneOfPrecincts(precincts, first) : first;
}

function departmentThere(place: Place, departments: readonly DepartmentPart[]): PoliceOffice | undefined {
  const named = departments.filter(mayHaveReport);
  if (departments.length < 2 || named.length === 0) return departments[0];
  const hasOthers = named.length < departments.length || isUnknownSomewhere(place);
  const which =
    named.length > mostNamed
      ? `one of ${hasOthers ? 'several' : named.length} here`
      : oneOfDepartments(named, hasOthers ? ['another'] : []);
  return { name: 'The department where it happened', where: which };
}

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

const mostNamed = 3;
/** Share of the people; with less, too many would have to ask elsewhere. */
const mostPeople = 0.8;

/**
 * "the 60th Precinct", "the 52nd Precinct or the 48th Precinct": which may have the report, where they are few. Readers
 * take them for all, so "or another precinct" follows, unless one serves most people; texts about a county say "mostly".
 */
export function mainPolice(place: Place): string | undefined {
  const [precincts, departments] = [precinctsOf(place), departmentsOf(place)];
  const parts: Part[] = [...precincts, ...departments];
  const sumOf = (some: readonly Part[]) => some.reduce((sum, { people }) => sum + people, 0);
  const named = parts.filter(mayHaveReport);
  if (named.length === 0 || named.length > mostNamed) return undefined;
  if (sumOf(named) < mostPeople * sumOf(parts)) return undefined;
  const isOne = place.kind === 'county' || (named.length === 1 && named[0]!.people >= mostPeople);
  const hasOthers = !isOne && (named.length < parts.length || isUnknownSomewhere(place));
  const another = `another ${departments.length > 0 ? 'department' : kindOf(precincts)}`;
  return oneOf([...named.map(({ name }) => `the ${name}`), ...(hasOthers ? [another] : [])]);
}
