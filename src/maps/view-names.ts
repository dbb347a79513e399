import { liesIn, type Polygons } from './areas.ts';
import { nameIn, type NamedArea } from './named-area.ts';
import { boxOf, dotBox, fitNames, type MapName } from './names.ts';
import { bodiesIn, namesIn } from './part-ids.ts';
import { scaleBox, scaleCorner } from './scale.ts';
import { symbolKinds, type PlacedSymbol } from './sheet.ts';
import { type Box, holds, overlap, type Spot } from './grid.ts';
import { svgText } from './svg.ts';
import { unitsPerPixel, type Width } from './view.ts';
import { withinArea } from './within-area.ts';

/** One map, and its candidate names. */
interface ViewNames {
  id: string;
  view: Box;
  /** The ZIP that it is about. */
  own?: { zip: string; box: Box };
  places: readonly NamedArea[];
  /** Named before ZIP codes, in this order, as readers look for them first. */
  localities?: readonly NamedArea[];
  dots: readonly MapName[];
  symbols: readonly PlacedSymbol[];
}

/** In pixels. Places with less space around their middle are not named. */
const leastRoom = 14;
/** Limit of names around a ZIP: more would clutter the map. */
const mostPlaces = 8;

/**
 * The names on one map, as groups of the drawing: fewer fit on a phone, so those are a group inside the group of all.
 * Names of cities, towns and villages are styled differently, and have their own groups.
 */
export function viewNames(map: ViewNames): { svg: string; bodies: string[] } {
  const { id, view } = map;
  const isSeen = ({ spot }: { spot: Spot }) => holds(view, spot);
  const [symbols, dots] = [map.symbols.filter(isSeen), map.dots.filter(isSeen)];
  const { forPhone, onlyWide } = placed(wantedNames({ ...map, dots, symbols }), view, symbols);
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

/** All candidate names of a map, the most wanted first; its dots and symbols are inside the view. */
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
  // Stations are never labeled, and other symbols only on maps of ZIPs, to keep the file small.
  const beside = symbols
    .filter(({ kind, spot }) => kind !== 'station' && own && holds(own.box, spot))
    .toSorted((a, b) => symbolKinds.indexOf(b.kind) - symbolKinds.indexOf(a.kind))
    .map(({ name, spot }): MapName => ({ kind: 'symbol', text: name, spot, isBeside: true }));
  const [ofZip, around] = [others.filter(isOwn), others.filter((name) => !isOwn(name))];
  const ownArea = places.find(({ text }) => text === own?.zip)?.area;
  return [
    ...localities.flatMap((locality) =>
      nameIn(locality, view).map((name) => ({ ...name, isMisplaced: isInOthers(locality.area, places) })),
    ),
    // Symbols often take the middle of its area.
    ...ofZip.map((name) => ({ ...name, ...(ownArea && withinArea(ownArea, symbols)) })),
    ...bodiesInTurn(seen.filter(isBody), own?.box),
    ...around,
    ...beside,
  ];
}

/** The names that fit on a phone, and those that fit only on wide screens. */
function placed(wanted: readonly MapName[], view: Box, symbols: readonly PlacedSymbol[]) {
  const corner = scaleCorner(view, symbols);
  const fit = (names: readonly MapName[], pixel: number, before: readonly MapName[]) => {
    const taken = [scaleBox(view, pixel, corner), ...symbols.map(({ spot }) => dotBox(spot, pixel))];
    return fitNames(names, view, pixel, [...taken, ...before.map((name) => boxOf(name, pixel))]);
  };
  const forPhone = fit(wanted, unitsPerPixel(view, 'narrow'), []);
  const isNew = (name: MapName) => !forPhone.some(({ text }) => text === name.text);
  return { forPhone, onlyWide: fit(wanted.filter(isNew), unitsPerPixel(view, 'wide'), forPhone) };
}

/** This order makes files one percent smaller. */
const inAlphabet = (one: MapName, other: MapName) => (one.text < other.text ? -1 : 1);

/** The limit of names beside the ZIP, outside it. */
const mostFarBodies = 3;

/** Areas that share land with the ZIP come first, small ones before large: their names fit in only one spot. */
function bodiesInTurn(bodies: readonly MapName[], own: Box | undefined): MapName[] {
  const isNear = ({ spot: [x, y], room = 0 }: MapName) =>
    !own || overlap(own, [x - room, y - room, x + room, y + room]);
  const near = bodies.filter(isNear).sort((a, b) => (a.room ?? 0) - (b.room ?? 0));
  return [...near, ...bodies.filter((body) => !isNear(body)).slice(0, mostFarBodies)];
}

/** Where there is no land a name may go beside its place, as beside an island. */
const isInOthers = (area: Polygons, places: readonly NamedArea[]) => (spot: Spot) =>
  !liesIn(area, spot) && places.some((other) => other.kind === 'zip' && liesIn(other.area, spot));

const isSmall = ({ room }: MapName, view: Box) =>
  room !== undefined && room < leastRoom * unitsPerPixel(view, 'wide');

const isBody = ({ kind }: MapName) => kind === 'body';
