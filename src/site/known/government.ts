import { zipsOf, type CityPlace, type Place, type ZipPlace } from '../places/places.ts';
import { peopleShares } from './people.ts';
import { isMoreThanALine, joinBodies, type PublicBody } from '../places/zip-facts.ts';

/** How surely one body can be named for a whole ZIP. */
type Certainty = 'high' | 'medium' | 'low';

/** Who governs a place, the largest part first. */
export interface Government {
  certainty: Certainty;
  named: PublicBody[];
  /** Those of smaller parts, which are not named; none where each is no more than a line. */
  others: PublicBody[];
}

/** People are hurt where nobody lives, too: large parts of the land are named whoever lives there. */
const isNamed = ({ people, land }: PublicBody) => people >= 0.05 || land >= 0.2;

/** Nothing where the tables do not tell, and of a county, which has too many parts. */
export function governmentOf(place: Place): Government | undefined {
  if (place.kind === 'county') return undefined;
  const bodies = bodiesOf(place);
  const [largest] = bodies;
  if (!largest) return undefined;
  const named = bodies.filter((body) => body === largest || isNamed(body));
  const others = bodies.filter((body) => !named.includes(body));
  return { certainty: certaintyOf(bodies), named, others: others.some(isMoreThanALine) ? others : [] };
}

/** Where people and land point to different bodies, or none has half of the people, the spot alone decides. */
function certaintyOf(bodies: readonly PublicBody[]): Certainty {
  const [{ people, land }] = bodies as [PublicBody];
  const isWhole = land >= 0.97 && (people >= 0.97 || people === 0);
  if (isWhole || (people >= 0.8 && land >= 0.6)) return 'high';
  const mostLand = Math.max(...bodies.map((body) => body.land));
  return people < 0.5 || land < mostLand ? 'low' : 'medium';
}

/** Of a city the parts of its ZIPs, each by how many people live there. */
function bodiesOf(place: ZipPlace | CityPlace): readonly PublicBody[] {
  const known = zipsOf(place).filter(({ facts }) => facts.bodies.length > 0);
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

/** A nation is no public corporation: the statute on notices of claim does not speak of it. */
export const takesNotice = ({ kind }: PublicBody) => kind !== 'reservation';

/** Whether one body can be told that it is meant, wherever it was. */
export const isOne = ({ certainty, named }: Government) =>
  named.length === 1 && certainty === 'high' && named.every(takesNotice);
