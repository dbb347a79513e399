import type { Point } from '#lib/geo/geo.ts';
import { groupBy } from '#lib/group-by.ts';
import type { Bounds } from '#maps/grid.ts';
import type { MapSymbol } from '#maps/sheet.ts';
import type { Content, County, UncheckedContent } from '../content.ts';

/** What maps are drawn from. */
export type Drawable = Pick<UncheckedContent, 'settings'> & Pick<Content, 'tables'>;

const symbol = (kind: MapSymbol['kind'], name: string, point: Point): MapSymbol => ({ kind, name, point });

/** All symbols that maps of several counties may show. To add a kind with names and points, add a list here. */
export function symbolsOf({ settings, tables }: Drawable): MapSymbol[] {
  return [
    ...tables.stations.map(({ name, lat, lng }) => symbol('station', name, [lat, lng])),
    ...tables.hospitals.flatMap(({ name, emergency, lat, lng }) =>
      emergency === 'yes' && lat !== undefined && lng !== undefined
        ? [symbol('hospital', name, [lat, lng])]
        : [],
    ),
    ...(settings?.offices ?? []).map(({ name, point }) => symbol('office', name, point)),
  ];
}

/** Only for the map of its county: beside the court of another, both would have the same short name. */
export const courtSymbols = ({ court }: County): MapSymbol[] =>
  court?.point ? [symbol('court', courtName(court.name), court.point)] : [];

/** "the Supreme Court in Kings County" is too long for a map. */
const courtName = (name: string) => name.replace(/^the /, '').replace(/ in .*$/, '');

/** Indexes symbols by square degree, as a country has too many to scan for every county. */
export class SymbolIndex {
  private readonly byCell: Map<string, MapSymbol[]>;

  constructor(symbols: readonly MapSymbol[]) {
    this.byCell = groupBy(symbols, ({ point }) => point.map(Math.floor).join());
  }

  /** Symbols within the bounds and a degree around them, as a county may extend that far beyond its ZIP codes. */
  around([west, south, east, north]: Bounds): MapSymbol[] {
    const found: MapSymbol[] = [];
    for (let latitude = Math.floor(south) - 1; latitude <= north + 1; latitude++) {
      for (let longitude = Math.floor(west) - 1; longitude <= east + 1; longitude++) {
        found.push(...(this.byCell.get(`${latitude},${longitude}`) ?? []));
      }
    }
    return found;
  }
}
