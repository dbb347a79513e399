import { liesIn, type Polygons } from './areas.ts';
import { nameIn, type NamedArea } from './named-area.ts';
import { boxOf, dotBox, fitNames, type MapName } from './names.ts';
import { bodiesIn, namesIn } from './part-ids.ts';
import { scaleBox, scaleCorner } from './scale.ts';
import { symbolKinds, type PlacedSymbol } from './sheet.ts';
import { type Box, holds, overlap, type Spot } from './grid.ts';
import { svgText } from './svg.ts';
import { unitsPerPixel, type Width } from './view.ts';

/** One map, and what may be named on it. */
interface ViewNames {
  id: string;
  view: Box;
  /** The ZIP that it is about. */
  own?: { zip: string; box: Box };
  places: readonly NamedArea[];
  /** Named before the numbers of ZIPs, in this order: readers look for them first. */
  localities?: readonly NamedArea[];
  dots: readonly MapName[];
  symbols: readonly PlacedSymbol[];
}

/** In pixels. A place that leaves less room around its middle is not named. */
const leastRoom = 14;
/** Around a ZIP. More names would make a list of the map. */
const mostPlaces = 8;

/**
 * The names on one map, as groups of the drawing: on a phone fewer have room, so these are a group within that of all.
 * Names of cities, towns and villages look otherwise, and have groups of their own.
 */
export function viewNames(map: ViewNames): { svg: string; bodies: string[] } {
  const { id, view } = map;
  const symbols = map.symbols.filter(({ spot }) => holds(view, spot));
  const { forPhone, onlyWide } = placed(wantedNames({ ...map, symbols }), view, symbols);
  const bodies = [...forPhone, ...onlyWide].filter(isBody);
  const group = (ids: Record<Width, string>, isIn: (name: MapName) => boolean) => {
    const [outer, inner] = [onlyWide, forPhone].map((names) =>
      names.filter(isIn).toSorted(inAlphabet).map(svgText).join(''),
    );
    return `<g id="${ids.wide}">${outer}<g id="${ids.narrow}">${inner}</g></g>`;
  };
  return {
    svg: group(namesIn(id), (name) => !isBody(name)) + (bodies.length > 0 ? group(bodiesIn(id), isBody) : ''),
    bodies: bodies.map(({ text }) => text),
  };
}

/** All that a map would name, what readers look for first on top; its symbols lie in the view. */
function wantedNames({
  view,
  own,
  places,
  localities = [],
  dots,
  symbols,
}: Omit<ViewNames, 'id'>): MapName[] {
  const isOwn = ({ text }: MapName) => text === own?.zip;
  const seen = [...places.flatMap((place) => nameIn(place, view)), ...dots]
    .filter((name) => own === undefined || isOwn(name) || isBody(name) || !isSmall(name, view))
    .sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || (b.room ?? 0) - (a.room ?? 0));
  const others = seen.filter((name) => !isBody(name)).slice(0, own ? mostPlaces : undefined);
  // Stations have no names on any map, and other symbols on those of ZIPs alone: the file would be too large.
  const beside = symbols
    .filter(({ kind, spot }) => kind !== 'station' && own && holds(own.box, spot))
    .toSorted((a, b) => symbolKinds.indexOf(b.kind) - symbolKinds.indexOf(a.kind))
    .map(({ name, spot }): MapName => ({ kind: 'symbol', text: name, spot, isBeside: true }));
  const [ofZip, around] = [others.filter(isOwn), others.filter((name) => !isOwn(name))];
  return [
    ...localities.flatMap((locality) =>
      nameIn(locality, view).map((name) => ({ ...name, isAstray: isInOthers(locality.area, places) })),
    ),
    ...ofZip,
    ...bodiesInTurn(seen.filter(isBody), own?.box),
    ...around,
    ...beside,
  ];
}

/** The names that have room on a phone, and those that have room on a desk besides. */
function placed(wanted: readonly MapName[], view: Box, symbols: readonly PlacedSymbol[]) {
  const corner = scaleCorner(view, symbols);
  const fit = (names: readonly MapName[], pixel: number, before: readonly MapName[]) => {
    const taken = [scaleBox(view, pixel, corner), ...symbols.map(({ spot }) => dotBox(spot, pixel))];
    return fitNames(names, view, pixel, [...taken, ...before.map((name) => boxOf(name, pixel))]);
  };
  const forPhone = fit(wanted, unitsPerPixel(view, 'narrow'), []);
  const isNew = (name: MapName) =>
    !forPhone.some(({ kind, text }) => kind === name.kind && text === name.text);
  return { forPhone, onlyWide: fit(wanted.filter(isNew), unitsPerPixel(view, 'wide'), forPhone) };
}

/** Files of names in this order are a hundredth smaller. */
const inAlphabet = (one: MapName, other: MapName) => (one.text < other.text ? -1 : 1);

/** How many are named that lie beside the ZIP, and not in it. */
const mostFarBodies = 3;

/** Those that share land with the ZIP come first, and the small ones of them: their names fit in one place only. */
function bodiesInTurn(bodies: readonly MapName[], own: Box | undefined): MapName[] {
  const isNear = ({ spot: [x, y], room = 0 }: MapName) =>
    !own || overlap(own, [x - room, y - room, x + room, y + room]);
  const near = bodies.filter(isNear).sort((a, b) => (a.room ?? 0) - (b.room ?? 0));
  return [...near, ...bodies.filter((body) => !isNear(body)).slice(0, mostFarBodies)];
}

/** Off the land a name may stand beside its place, as beside an island. */
const isInOthers = (area: Polygons, places: readonly NamedArea[]) => (spot: Spot) =>
  !liesIn(area, spot) && places.some((other) => other.kind === 'zip' && liesIn(other.area, spot));

const isSmall = ({ room }: MapName, view: Box) =>
  room !== undefined && room < leastRoom * unitsPerPixel(view, 'wide');

const isBody = ({ kind }: MapName) => kind === 'body';
