import { milesBetween, type Point } from '#lib/geo/geo.ts';
import type { LetterParts, Path } from '#lib/problem.ts';
import { counted } from '#lib/text.ts';
import type { Tell } from './tell.ts';
import type { Content, County } from '../content.ts';
import { isNear, slipIn } from '#lib/geo/point-slips.ts';
import { usStates, type UsStateCode } from '#lib/geo/us-states.ts';

/** In miles; points of a county within this distance are never suspicious. */
const leastReach = 100;
/** The largest distance from the middle of a county, in multiples of the median distance. */
const timesUsual = 12;
/** Fewer points are not enough to locate a county. */
const leastPoints = 3;
/** In miles; an office must be this near to the point of its ZIP code. */
const acrossZip = 50;

interface Located {
  path: Path;
  point: Point;
}

type CountyWithPoints = Pick<County, 'file' | 'state' | 'middle' | 'court'> & {
  points: Readonly<Record<string, Point>>;
};

/** The circle that something must be in; `reach` is in miles. */
interface Area {
  /** "the other points of this county" */
  name: string;
  middle: Point;
  reach: number;
}

/** Points in another country, or far from the rest of their county, are typing mistakes. */
export function checkPoints(
  { settings, counties }: { settings?: Content['settings']; counties: readonly CountyWithPoints[] },
  tell: Tell,
): void {
  const look = (file: string, { path, point }: Located, area: Area): boolean => {
    const isRight = isIn(area, point);
    if (!isRight) tell(file, path, ...letterAbout(point, area));
    return isRight;
  };
  /** Those without a mistake. */
  const byZip = new Map<string, Point>();
  for (const county of counties) {
    const state = county.state ?? settings?.state.abbreviation;
    const whole = state && areaOfState(state);
    const inState = pointsOf(county).filter((entry) => !whole || look(county.file, entry, whole));
    const area = areaOfCounty(inState.map(({ point }) => point));
    for (const entry of inState) {
      const [list, zip] = entry.path;
      if ((!area || look(county.file, entry, area)) && list === 'points') byZip.set(String(zip), entry.point);
    }
  }
  settings?.offices.forEach(({ point, state, zip }, i) => {
    const entry = { path: ['offices', i, 'point'], point };
    const middle = byZip.get(zip);
    const right = look('site.yaml', entry, areaOfState(state));
    if (right && middle) look('site.yaml', entry, { name: `its ZIP code ${zip}`, middle, reach: acrossZip });
  });
}

function pointsOf({ points, middle, court }: CountyWithPoints): Located[] {
  return [
    ...(middle ? [{ path: ['middle'], point: middle }] : []),
    ...(court?.point ? [{ path: ['court', 'point'], point: court.point }] : []),
    ...Object.entries(points).map(([zip, point]) => ({ path: ['points', zip], point })),
  ];
}

function areaOfState(code: UsStateCode): Area {
  const { name, middle, reach } = usStates[code];
  return { name: `the center of ${name}`, middle, reach };
}

/** Medians, as a few wrong points do not affect them. */
function areaOfCounty(points: readonly Point[]): Area | undefined {
  if (points.length < leastPoints) return undefined;
  const middle: Point = [
    median(points.map(([latitude]) => latitude)),
    median(points.map(([, longitude]) => longitude)),
  ];
  const usual = median(points.map((point) => milesBetween(point, middle)));
  return { name: 'the other points of this county', middle, reach: Math.max(leastReach, timesUsual * usual) };
}

/**
 * Returns one of the numbers, never an average: the Aleutian Islands are on both sides of the line where longitudes
 * change their sign, and an average would be on the other side of the earth.
 */
function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

const isIn = ({ middle, reach }: Area, point: Point) => isNear(point, middle, reach);

function letterAbout(point: Point, area: Area): LetterParts {
  const miles = counted(Math.round(milesBetween(point, area.middle)), 'mile', 'miles');
  const lies = `It is ${miles} from ${area.name}.`;
  const slip = slipIn(point, (meant) => isIn(area, meant));
  return slip
    ? [`${slip.says} ${lies}`, `Write: [${slip.meant.join(', ')}]`]
    : [`This point seems wrong. ${lies}`, 'Look up its latitude and longitude again.'];
}
