import { firstInWords } from '#lib/text.ts';
import type { Place } from '../places/places.ts';
import { isMoreThanALine } from '../places/zip-facts.ts';
import type { Department } from './departments.ts';
import { peopleShares } from '../places/population.ts';
import { muchLand } from './rounding.ts';

/** A precinct or a department with its part of a place. */
export interface Part {
  name: string;
  /** The address, or the municipalities served. */
  where: string;
  phone?: string;
  /** Share of the place's people, and of its land, with all ZIPs weighted equally. */
  people: number;
  land: number;
}

export type DepartmentPart = Part & Department;

/** A municipality that a department serves, with its share of the place's people. */
interface Served extends Department {
  people: number;
}

export function precinctsOf(place: Place): Part[] {
  const zips = place.zips;
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

/** Departments with the municipalities they serve, those of most people first; guesses are left out. */
export function departmentsOf(place: Place): DepartmentPart[] {
  const zips = place.zips;
  const shareOf = peopleShares(zips);
  const parts = new Map<string, Omit<Part, 'where'> & { bodies: Map<string, Served> }>();
  for (const zip of zips) {
    const { facts } = zip;
    for (const { department: name, body, certainty } of facts.police) {
      const { people, land } = facts.bodies.find((part) => part.body === body) ?? { people: 0, land: 0 };
      if (certainty === 'low' || !isMoreThanALine({ people, land })) continue;
      const part = parts.get(name) ?? { name, people: 0, land: 0, bodies: new Map() };
      parts.set(name, part);
      const inZip = people * shareOf(zip);
      part.people += inZip;
      part.land += land / zips.length;
      const served = part.bodies.get(body) ?? { name: `the ${body}`, isSure: false, people: 0 };
      part.bodies.set(body, served);
      served.isSure = certainty === 'high';
      served.people += inZip;
    }
  }
  return byPeople(
    [...parts.values()].map(({ name, people, land, bodies }) => {
      const served = byPeople([...bodies.values()]);
      return {
        name,
        people,
        land,
        where: servedInWords(served),
        isSure: served.some(({ isSure }) => isSure),
      };
    }),
  );
}

/** "for the Town of Oyster Bay; probably also for the Village of Cove Neck": the latter is less certain. */
function servedInWords(bodies: readonly Served[]): string {
  const shownOf = (sure: boolean) =>
    firstInWords(
      bodies.filter(({ isSure }) => isSure === sure).map(({ name }) => name),
      servedShown,
    );
  const [sure, assumed] = [shownOf(true), shownOf(false)];
  const also = sure ? 'probably also' : 'probably';
  return [sure && `for ${sure}`, assumed && `${also} for ${assumed}`].filter(Boolean).join('; ');
}

const servedShown = 4;

const byPeople = <P extends Pick<Part, 'people'>>(parts: P[]) => parts.sort((a, b) => b.people - a.people);

/** With less, they hardly ever have the report. */
export const mayHaveReport = ({ people, land }: Part) => people >= 0.1 || land >= muchLand;

/** Whether the department of a sizable part is only a guess. */
export const isUnknownSomewhere = (place: Place) =>
  place.zips.some(({ facts: { police: rows, bodies } }) =>
    rows.some(
      ({ body, certainty }) =>
        certainty === 'low' && bodies.some((part) => part.body === body && isMoreThanALine(part)),
    ),
  );
