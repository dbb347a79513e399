import { fontSize } from '#maps/names.ts';
import { areaId, bodiesIn, namesIn, viewId } from '#maps/part-ids.ts';
import { symbolKinds, withoutStations, type MapSheet, type SymbolKind } from '#maps/sheet.ts';
import { holds, type Box } from '#maps/grid.ts';
import { scaleOf } from '#maps/scale.ts';
import { boxOfZip, shownSize, unitsPerPixel, viewOfZips, wholeOf, type Width } from '#maps/view.ts';
import { addressOf } from '../address.ts';
import type { Place } from '../places/places.ts';
import { aroundOn, hereOf, labelOf, legendOf } from './map-words.ts';

/** The map of a place, ready to print: its part of the county's drawing. Texts may be empty, but not absent. */
export interface MapView {
  /** The text alternative. */
  label: string;
  viewBox: string;
  width: string;
  height: string;
  /** Whether facts go beside it on wide screens: the legend of a tall map alone would leave a gap. */
  isTall: boolean;
  /** Of names, in units of the drawing. */
  fontSizes: Record<Width, string>;
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
  scale: ReturnType<typeof scaleOf>;
  legend: { here: string; lines: string } & Record<SymbolKind, string>;
  /** A sentence about the surroundings. */
  says: string;
}

/** Null if there is no drawing of the county, or none of the place on it. */
export function planMap(place: Place): MapView | null {
  const { map: sheet } = place.county;
  const shown = sheet ? zipsShown(sheet, place) : [];
  if (!sheet || shown.length === 0) return null;
  const view = viewFor(sheet, place, shown);
  const [left, top, right, bottom] = view;
  const size = shownSize(view);
  const inView = sheet.symbols.filter(({ spot }) => holds(view, spot));
  // A county has too many stations to tell them apart.
  const symbols = place.kind === 'zip' ? inView : withoutStations(inView);
  const has = (kind: SymbolKind) => symbols.some((symbol) => symbol.kind === kind);
  const href = (id: string, isThere = true) => (isThere ? `/${sheet.file}#${id}` : '');
  const areaOf = (zip: string) => href(areaId(zip));
  const id = viewIdOf(sheet, place);
  const area = place.kind === 'zip' ? sheet.zips[place.code] : undefined;
  const hasBodies = area !== undefined && area.bodies.length > 0;
  const hasLines = area?.hasLines ?? false;
  const hasLand = sheet.shows === 'areas';
  // A drawing of points has the same names on all its maps.
  const scale = scaleOf(sheet, view, hasLand ? symbols : inView);
  return {
    label: labelOf(place, shown.length, symbols),
    viewBox: `${left} ${top} ${right - left} ${bottom - top}`,
    width: String(size.width),
    height: String(size.height),
    isTall: size.height > 1.1 * size.width,
    fontSizes: { wide: fontSizeOn(view, 'wide'), narrow: fontSizeOn(view, 'narrow') },
    hasLand,
    land: href('land'),
    rest: href('rest', hasLand),
    beyond: href('beyond', hasLand),
    lines: href('lines', hasLines),
    ...(place.kind === 'county'
      ? { here: [], links: shown.map((zip) => ({ href: addressOf.zip(zip), zip, area: areaOf(zip) })) }
      : { here: shown.map(areaOf), links: [] }),
    symbols: bySymbolKind((kind) => href(kind, has(kind))),
    names: { wide: href(namesIn(id).wide), narrow: href(namesIn(id).narrow) },
    bodies: { wide: href(bodiesIn(id).wide, hasBodies), narrow: href(bodiesIn(id).narrow, hasBodies) },
    scale,
    legend: {
      here: hereOf(place),
      lines: hasLines ? 'Lines between cities, towns and villages' : '',
      ...bySymbolKind((kind) => legendOf(symbols, kind)),
    },
    says: aroundOn(sheet, place),
  };
}

const bySymbolKind = (textOf: (kind: SymbolKind) => string) =>
  Object.fromEntries(symbolKinds.map((kind) => [kind, textOf(kind)])) as Record<SymbolKind, string>;

const fontSizeOn = (view: Box, width: Width) =>
  String(Number((fontSize * unitsPerPixel(view, width)).toPrecision(3)));

/** Whose names the map shows; a drawing of points is always shown whole. */
function viewIdOf({ shows }: MapSheet, place: Place): string {
  if (shows === 'points' || place.kind === 'county') return viewId.county;
  return place.kind === 'city' ? viewId.city(place.entry.slug) : viewId.zip(place.code);
}

function zipsShown(sheet: MapSheet, place: Place): string[] {
  const { points } = place.county.entry;
  return place.zips.map(({ code }) => code).filter((zip) => boxOfZip(sheet, points, zip));
}

/** The part of a county's drawing that the map of a place shows. */
const viewFor = (sheet: MapSheet, place: Place, shown: readonly string[]): Box =>
  place.kind === 'county' || sheet.shows === 'points'
    ? wholeOf(sheet.grid)
    : viewOfZips(sheet, place.county.entry.points, shown)!;
