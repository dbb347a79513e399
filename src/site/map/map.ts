import { counted, listInWords } from '#lib/text.ts';
import { letterSize } from '#maps/names.ts';
import { areaId, bodiesIn, namesIn, viewId } from '#maps/part-ids.ts';
import {
  symbolKinds,
  withoutStations,
  type MapSheet,
  type SymbolKind,
  type PlacedSymbol,
} from '#maps/sheet.ts';
import type { Box } from '#maps/grid.ts';
import { shownSize, unitsPerPixel, type Width } from '#maps/view.ts';
import { addressOf } from '../address.ts';
import { hasAllZips } from '../known/people.ts';
import { symbolsIn, scaleOf, viewFor, zipsShown } from './map-frame.ts';
import { countyOf, ofKind, type Place } from '../places/places.ts';
import type { Site } from '../plan.ts';

/** The map of a place, ready to print: its part of the county's drawing. Texts may be empty, but not absent. */
export interface MapView {
  /** The text alternative. */
  label: string;
  viewBox: string;
  width: string;
  height: string;
  /** Whether facts go beside it on wide screens: the legend of a tall map alone would leave a gap. */
  isTall: boolean;
  /** Font size, in units of the drawing. */
  letters: Record<Width, string>;
  /** Whether land is drawn, or only the points of ZIPs. */
  hasLand: boolean;
  /** Parts of the drawing, by their addresses. */
  land: string;
  /** Land without a ZIP of the site. */
  rest: string;
  beyond: string;
  lines: string;
  here: string[];
  links: { href: string; zip: string; area: string }[];
  symbols: Record<SymbolKind, string>;
  names: Record<Width, string>;
  bodies: Record<Width, string>;
  scale: { bar: string; x: string; y: string; anchor: 'start' | 'end'; length: string };
  legend: { here: string; lines: string } & Record<SymbolKind, string>;
  /** A sentence about the surroundings. */
  says: string;
}

/** Undefined if the data has no location for the place. */
export function planMap(site: Site, place: Place): MapView | null {
  const county = countyOf(place);
  const sheet = site.content.maps[county.entry.slug];
  const shown = sheet ? zipsShown(sheet, place) : [];
  if (!sheet || shown.length === 0) return null;
  const view = viewFor(sheet, place, shown);
  const [left, top, right, bottom] = view;
  const size = shownSize(view);
  // A county has too many stations to tell them apart.
  const inView = symbolsIn(sheet, view);
  const symbols = place.kind === 'zip' ? inView : withoutStations(inView);
  const has = (kind: SymbolKind) => symbols.some((symbol) => symbol.kind === kind);
  const href = (id: string, isThere = true) => (isThere ? `/${sheet.file}#${id}` : '');
  const id = viewIdOf(sheet, place);
  const hasBodies = place.kind === 'zip' && (sheet.zips[place.code]?.bodies.length ?? 0) > 0;
  // A drawing of points has the same names on all its maps.
  const scale = scaleOf(sheet, view, sheet.shows === 'points' ? inView : symbols);
  const hasLines = sheet.hasLines && place.kind === 'zip';
  return {
    label: labelOf(place, shown.length, symbols),
    viewBox: `${left} ${top} ${right - left} ${bottom - top}`,
    width: String(size.width),
    height: String(size.height),
    isTall: size.height > 1.2 * size.width,
    letters: { wide: lettersOn(view, 'wide'), narrow: lettersOn(view, 'narrow') },
    hasLand: sheet.shows === 'areas',
    land: href('land'),
    rest: href('rest', sheet.shows === 'areas'),
    beyond: href('beyond', sheet.hasBeyond),
    lines: href('lines', hasLines),
    here: place.kind === 'county' ? [] : shown.map((zip) => href(areaId(zip))),
    links:
      place.kind === 'county'
        ? shown.map((zip) => ({ href: addressOf.zip(zip), zip, area: href(areaId(zip)) }))
        : [],
    symbols: bySymbolKind((kind) => href(kind, has(kind))),
    names: { wide: href(namesIn(id).wide), narrow: href(namesIn(id).narrow) },
    bodies: { wide: href(bodiesIn(id).wide, hasBodies), narrow: href(bodiesIn(id).narrow, hasBodies) },
    scale,
    legend: {
      here: place.kind === 'county' ? '' : place.kind === 'zip' ? `ZIP code ${place.code}` : place.entry.name,
      lines: hasLines ? 'Lines between cities, towns and villages' : '',
      ...bySymbolKind((kind) => legendOf(symbols, kind)),
    },
    says: aroundOn(sheet, place),
  };
}

const bySymbolKind = (textOf: (kind: SymbolKind) => string) =>
  Object.fromEntries(symbolKinds.map((kind) => [kind, textOf(kind)])) as Record<SymbolKind, string>;

const lettersOn = (view: Box, width: Width) =>
  String(Number((letterSize * unitsPerPixel(view, width)).toPrecision(3)));

const kindNames = {
  station: ['Station', 'Stations'],
  hospital: ['Hospital', 'Hospitals'],
  court: ['Court', 'Courts'],
  office: ['Our office', 'Our offices'],
} satisfies Record<SymbolKind, [string, string]>;

/** Up to this many of a kind are named below the map; of more, only the kind. */
const mostNamed = 3;

function legendOf(symbols: readonly PlacedSymbol[], kind: SymbolKind): string {
  const names = namesOf(symbols, kind);
  if (names.length === 0) return '';
  if (kind === 'office') return names.length === 1 ? names[0]! : kindNames.office[1];
  return names.length > mostNamed
    ? kindNames[kind][1]
    : `${kindNames[kind][names.length === 1 ? 0 : 1]}: ${listInWords(names)}`;
}

const namesOf = (symbols: readonly PlacedSymbol[], kind: SymbolKind) => [
  ...new Set(symbols.filter((symbol) => symbol.kind === kind).map(({ name }) => name)),
];

function labelOf(place: Place, zips: number, symbols: readonly PlacedSymbol[]): string {
  const seen = symbolKinds.toReversed().flatMap((kind) => {
    const names = namesOf(symbols, kind);
    if (names.length === 0) return [];
    // A dozen names are tedious to listen to; the county's page lists its hospitals anyway.
    const isCounted = kind === 'hospital' && place.kind !== 'zip' && names.length > mostNamed;
    const said = isCounted ? `${names.length} shown` : listInWords(names);
    return [` ${kindNames[kind][names.length === 1 ? 0 : 1]}: ${said}.`];
  });
  return `${titleOf(place, zips)}${seen.join('')}`;
}

const zipCodes = (count: number) => counted(count, 'ZIP code', 'ZIP codes');

const titleOf = (place: Place, zips: number) =>
  ofKind(place, {
    county: ({ name }) => `Map of ${name} with ${zipCodes(zips)}.`,
    city: ({ entry }) => `Map of ${entry.name} with ${zipCodes(zips)}.`,
    zip: ({ code }) => `Map of ZIP code ${code} and what lies around it.`,
  });

/** Whose names the map shows; a drawing of points is always shown whole. */
function viewIdOf({ shows }: MapSheet, place: Place): string {
  if (shows === 'points' || place.kind === 'county') return viewId.county;
  return place.kind === 'city' ? viewId.city(place.entry.slug) : viewId.zip(place.code);
}

/** "the Town of Amherst" and "the Onondaga Nation", but "Manhattan". */
const withArticle = (body: string) =>
  body.replace(/^(?=(?:City|Town|Village|Town and Village) of |.+ (?:Nation|Reservation)$)/, 'the ');

/** The surroundings of a place in the drawing, in words. */
const aroundOn = ({ beyond, zips }: MapSheet, place: Place) =>
  ofKind(place, {
    county: () => (beyond.length > 0 ? `On the map: ${listInWords(beyond)}.` : ''),
    city: () => '',
    zip: ({ code: zip, county }) => {
      const { borders = [], bodies = [] } = zips[zip] ?? {};
      // The drawing ends at the county line, and land without a ZIP of the site has no name.
      const ofListed = hasAllZips(county) ? '' : 'Of those that we list, ';
      const touches =
        borders.length > 0 ? `${ofListed}${zip} borders ${listInWords(borders)} in ${county.name}.` : '';
      const named = bodies.length > 0 ? `On the map: ${listInWords(bodies.map(withArticle))}.` : '';
      return [touches, named].filter(Boolean).join(' ');
    },
  });
