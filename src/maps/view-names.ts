import { clipPolygon } from 'lineclip';
import { boxAround, middleOf, type Polygons } from './areas.ts';
import { boxOf, dotBox, fitNames, type MapName } from './names.ts';
import { bodiesIn, namesIn } from './part-ids.ts';
import { symbolKinds, type PlacedSymbol } from './sheet.ts';
import { type Box, holds, encloses, overlap, type Spot } from './grid.ts';
import { svgText } from './svg.ts';
import { unitsPerPixel, type Width } from './view.ts';

/** Something with a name and an extent. */
export interface NamedArea {
  kind: MapName['kind'];
  text: string;
  area: Polygons;
  box: Box;
  middle: { spot: Spot; room: number };
}

export const namedArea = (kind: MapName['kind'], text: string, area: Polygons): NamedArea => ({
  kind,
  text,
  area,
  box: boxAround(area),
  middle: middleOf(area),
});

/** What is named on a map, the most important first. */
interface ViewNames {
  id: string;
  view: Box;
  /** The ZIP that it is about. */
  own?: { zip: string; box: Box };
  places: readonly NamedArea[];
  dots: readonly MapName[];
  symbols: readonly PlacedSymbol[];
}

/** In pixels around the middle: what is seen less of is not named. */
const leastRoom = 14;
/** More names than that are a list, not a map. */
const mostPlaces = 8;

/**
 * The names on one map, as groups of the drawing: on a phone fewer have room, so these are a group within that of all.
 * Names of cities, towns and villages look otherwise, and have groups of their own.
 */
export function viewNames({ id, view, own, places, dots, symbols }: ViewNames): {
  svg: string;
  bodies: string[];
} {
  const isOwn = ({ text }: MapName) => text === own?.zip;
  const seen = [...places.flatMap((place) => nameIn(place, view)), ...dots]
    .filter((name) => own === undefined || isOwn(name) || isBody(name) || !isSmall(name, view))
    .sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || (b.room ?? 0) - (a.room ?? 0));
  const others = seen.filter((name) => !isBody(name)).slice(0, own ? mostPlaces : undefined);
  const inView = symbols.filter(({ spot }) => holds(view, spot));
  const beside = inView
    .filter(({ spot }) => !own || holds(own.box, spot))
    .toSorted((a, b) => symbolKinds.indexOf(b.kind) - symbolKinds.indexOf(a.kind))
    .map(({ name, spot }): MapName => ({ kind: 'symbol', text: name, spot, isBeside: true }));
  const [ofZip, around] = [others.filter(isOwn), others.filter((name) => !isOwn(name))];
  const wanted = [...ofZip, ...bodiesInTurn(seen.filter(isBody), own?.box), ...around, ...beside];

  const placed = (names: readonly MapName[], pixel: number, before: readonly MapName[]) => {
    const taken = [scaleBox(view, pixel), ...inView.map(({ spot }) => dotBox(spot, pixel))];
    return fitNames(names, view, pixel, [...taken, ...before.map((name) => boxOf(name, pixel))]);
  };
  const forPhone = placed(wanted, unitsPerPixel(view, 'narrow'), []);
  const isNew = (name: MapName) =>
    !forPhone.some(({ kind, text }) => kind === name.kind && text === name.text);
  const onlyWide = placed(wanted.filter(isNew), unitsPerPixel(view, 'wide'), forPhone);
  const bodies = [...forPhone, ...onlyWide].filter(isBody);
  const group = (ids: Record<Width, string>, isIn: (name: MapName) => boolean) => {
    const [outer, inner] = [onlyWide, forPhone].map((names) => names.filter(isIn).map(svgText).join(''));
    return `<g id="${ids.wide}">${outer}<g id="${ids.narrow}">${inner}</g></g>`;
  };
  return {
    svg: group(namesIn(id), (name) => !isBody(name)) + (bodies.length > 0 ? group(bodiesIn(id), isBody) : ''),
    bodies: bodies.map(({ text }) => text),
  };
}

/** Of those that lie beside the ZIP. */
const mostFarBodies = 3;

/** Those that the ZIP has a part of, the small ones first: for them there is but one place. */
function bodiesInTurn(bodies: readonly MapName[], own: Box | undefined): MapName[] {
  const isNear = ({ spot: [x, y], room = 0 }: MapName) =>
    !own || overlap(own, [x - room, y - room, x + room, y + room]);
  const near = bodies.filter(isNear).sort((a, b) => (a.room ?? 0) - (b.room ?? 0));
  return [...near, ...bodies.filter((body) => !isNear(body)).slice(0, mostFarBodies)];
}

/** Kept for the bar that tells how long a mile is, at the lower left; in pixels. */
const scaleBox = ([left, , , bottom]: Box, pixel: number): Box => [
  left,
  bottom - 34 * pixel,
  left + 110 * pixel,
  bottom,
];

const isSmall = ({ room }: MapName, view: Box) =>
  room !== undefined && room < leastRoom * unitsPerPixel(view, 'wide');

const isBody = ({ kind }: MapName) => kind === 'body';

/** In the part of a place that is seen: the middle of a town mostly lies elsewhere. */
function nameIn({ kind, text, area, box, middle }: NamedArea, view: Box): MapName[] {
  if (!overlap(box, view)) return [];
  const part = encloses(view, box) ? middle : middleSeen(area, view);
  return part ? [{ kind, text, ...part }] : [];
}

function middleSeen(area: Polygons, view: Box) {
  const parts = area.flatMap(([ring]) => {
    const part = clipPolygon(ring!, view);
    return part.length > 3 ? [[part]] : [];
  });
  return parts.length > 0 ? middleOf(parts) : undefined;
}
