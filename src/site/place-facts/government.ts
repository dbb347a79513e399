import type { CityPlace, Place, ZipPlace } from '../places/places.ts';
import { peopleShares } from '../places/population.ts';
import { fewPeople, muchLand, nearlyAll, withinHundredPercent } from './rounding.ts';
import { isMoreThanALine, joinBodies, type PublicBody } from '../places/zip-facts.ts';

/** How certain it is that one body is responsible for a whole ZIP. */
type Certainty = 'high' | 'medium' | 'low';

/** Who governs a place, the largest part first. */
export interface Government {
  certainty: Certainty;
  named: PublicBody[];
  /** Bodies of smaller parts, which are not named; empty if each is just a sliver. */
  others: PublicBody[];
}

const isNamed = ({ people, land }: PublicBody) => people >= fewPeople || land >= muchLand;

/** Undefined if the tables have no rows, and for counties, which have too many parts. */
export function governmentOf(place: Place): Government | undefined {
  if (place.kind === 'county') return undefined;
  const bodies = bodiesOf(place);
  const [largest] = bodies;
  if (!largest) return undefined;
  const named = bodies.filter((body) => body === largest || isNamed(body));
  const others = bodies.filter((body) => !named.includes(body));
  return {
    certainty: certaintyOf(bodies),
    named: withinHundredPercent(named),
    others: others.some(isMoreThanALine) ? others : [],
  };
}

/** "Town of Amherst", "Village of Williamsville": the bodies that texts name; none if unknown. */
export const bodiesNamed = (place: Place): string[] =>
  (governmentOf(place)?.named ?? []).map(({ body }) => body);

/** Low if people and land point to different bodies, or if none has half of the people: then the exact spot decides. */
function certaintyOf(bodies: readonly PublicBody[]): Certainty {
  const [{ people, land }] = bodies as [PublicBody];
  const isWholeWithoutPeople = land >= 0.97 && people === 0;
  if (isWholeWithoutPeople || (people >= 0.8 && land >= 0.6)) return 'high';
  const mostLand = Math.max(...bodies.map((body) => body.land));
  return people < 0.5 || land < mostLand ? 'low' : 'medium';
}

/** For a city, the bodies of its ZIPs, weighted by residents. */
function bodiesOf(place: ZipPlace | CityPlace): readonly PublicBody[] {
  const known = place.zips.filter(({ facts }) => facts.bodies.length > 0);
  if (known.length < 2) return known[0]?.facts.bodies ?? [];
  const shareOf = peopleShares(known);
  return joinBodies(
    known.flatMap((zip) => {
      const weight = shareOf(zip);
      return zip.facts.bodies.map((part) => ({
        ...part,
        people: part.people * weight,
        land: part.land * weight,
      }));
    }),
  );
}

/** Not a Native nation: the statute on notices of claim covers only public corporations. */
export const takesNotice = ({ kind }: PublicBody) => kind !== 'reservation';

/** Whether one body is responsible wherever in the place it happened; several small villages add up. */
export const isOne = ({ certainty, named: [first, ...more], others }: Government) =>
  more.length === 0 &&
  certainty === 'high' &&
  (others.length === 0 || first!.people >= nearlyAll) &&
  takesNotice(first!);
