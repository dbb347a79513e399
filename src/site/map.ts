import type { Office } from '#content/content.ts';
import type { Direction } from '#lib/compass.ts';
import type { Point } from '#lib/geo.ts';
import { keepLast } from '#lib/keep-last.ts';
import { counted } from '#lib/text.ts';
import { dots, frameOf, mapSize, pair, type MapFrame, type Spot } from './map-frame.ts';
import { nearestOffice } from './place-facts.ts';
import { whereIn } from './place-surroundings.ts';
import { countyOf, type CountyPlace, type Place } from './places.ts';
import type { Site } from './plan.ts';

/** A drawing of where a place lies in its county, ready to print: every text is given, or empty. */
export interface PlaceMap {
  /** What is seen, for those who do not see it. */
  label: string;
  /** The ZIPs of the county, as a path of dots. */
  zips: string;
  /** Those of the place; empty when the place has them all. */
  marked: string;
  /** Width of the marks, and of the light core in them. */
  dotSize: string;
  coreSize: string;
  groundWidth: string;
  coastWidth: string;
  /** Offices in the frame, as a path of dots. */
  offices: string;
  /** An arrow at the edge towards the nearest office, when none is in the frame. */
  arrow: string;
  scale: { bar: string; length: string };
  /** `way` is an arrow as a sign, where an arrow is drawn. */
  legend: { marked: string; others: string; office: string; way: string };
}

const coast = 3;
/** A single ZIP is marked larger than one of many. */
const markSizes = { one: [15, 9], many: [7, 3] } as const;
const scaleAt = pair(14, 188);

/** The frame of a county serves its own page and those of its cities and ZIPs, which follow each other. */
const frameFor = keepLast((site: Site, county: CountyPlace) => frameOf(county, site.content.site.offices));

/** Nothing where the data does not say where the place lies. */
export function planMap(site: Site, place: Place): PlaceMap | null {
  const county = countyOf(place);
  const frame = frameFor(site, county);
  const office = nearestOffice(site, place);
  if (!frame || !place.point || !office) return null;
  const marked = markedPoints(place).map(frame.spotOf);
  const isWhole = marked.length === frame.zipCount;
  const way = `${office.office.name}, ${office.way}`;
  const hasOffice = frame.offices.length > 0;
  const [dotSize, coreSize] = markSizes[marked.length === 1 ? 'one' : 'many'];
  return {
    label: `${whatIsMarked(place, marked.length, frame)} Our nearest office: ${way}.`,
    zips: frame.zips,
    marked: isWhole ? '' : dots(marked),
    dotSize: String(dotSize),
    coreSize: String(coreSize),
    groundWidth: String(frame.ground),
    coastWidth: String(frame.ground + coast),
    offices: frame.officeDots,
    arrow: hasOffice ? '' : arrowTo(frame.spotOf(office.office.point)),
    scale: {
      bar: `M${scaleAt}h${frame.scale.units}`,
      length: counted(frame.scale.miles, 'mile', 'miles'),
    },
    legend: {
      marked: isWhole ? `ZIP codes of ${place.name}` : legendName[place.kind](place as never),
      others: isWhole ? '' : `Other ZIP codes of ${county.name}`,
      office: hasOffice ? officeNames(frame.offices) : way,
      way: hasOffice ? '' : arrowSigns[office.direction],
    },
  };
}

function markedPoints(place: Place): Point[] {
  switch (place.kind) {
    case 'county':
      return Object.values(place.county.points);
    case 'city':
      return place.zips.flatMap(({ point }) => (point ? [point] : []));
    case 'zip':
      return place.point ? [place.point] : [];
  }
}

const legendName = {
  county: (place: Place & { kind: 'county' }) => place.name,
  city: (place: Place & { kind: 'city' }) => place.city.name,
  zip: (place: Place & { kind: 'zip' }) => `ZIP code ${place.zip}`,
};

function whatIsMarked(place: Place, marked: number, { zipCount, middle }: MapFrame): string {
  const all = counted(zipCount, 'ZIP code', 'ZIP codes');
  if (place.kind === 'county') return `Map of the ${all} of ${place.name}.`;
  const { county } = place;
  const map = `Map of the ${all} of ${county.name}`;
  if (place.kind === 'city' && marked === zipCount) return `${map}, all of them in ${place.city.name}.`;
  const where = whereIn(middle, place.point!);
  return place.kind === 'zip'
    ? `${map}. ${place.zip} is marked ${where}.`
    : `${map}. ${place.city.name} is marked ${where}, with ${counted(marked, 'ZIP code', 'ZIP codes')}.`;
}

const officeNames = ([first, ...others]: readonly Office[]) =>
  others.length > 0 ? 'Our offices' : first!.name;

const arrowSigns = {
  north: '↑',
  northeast: '↗',
  east: '→',
  southeast: '↘',
  south: '↓',
  southwest: '↙',
  west: '←',
  northwest: '↖',
} satisfies Record<Direction, string>;

const edge = 14;
const shaft = 24;
const head = 8;

/** An arrow from the middle of the drawing towards a spot beyond its edge; it ends just inside. */
function arrowTo([x, y]: Spot): string {
  const middle: Spot = [mapSize.width / 2, mapSize.height / 2];
  const [dx, dy] = [x - middle[0], y - middle[1]];
  const toEdge = Math.min((middle[0] - edge) / Math.abs(dx), (middle[1] - edge) / Math.abs(dy));
  const tip: Spot = [middle[0] + dx * toEdge, middle[1] + dy * toEdge];
  const angle = Math.atan2(dy, dx);
  const back = (length: number, turn: number) =>
    pair(
      Math.round(tip[0] - length * Math.cos(angle + turn)),
      Math.round(tip[1] - length * Math.sin(angle + turn)),
    );
  const end = pair(Math.round(tip[0]), Math.round(tip[1]));
  return `M${back(shaft, 0)}L${end}M${back(head, -0.6)}L${end}L${back(head, 0.6)}`;
}
