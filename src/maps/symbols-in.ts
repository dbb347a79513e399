import { type Box, type Grid, holds, spotOn } from './grid.ts';
import type { MapSymbol, PlacedSymbol } from './sheet.ts';

/** Stations are on the maps of ZIPs alone: a city has too many to tell them apart, and their names would go without. */
export const withoutStations = (symbols: readonly PlacedSymbol[]): PlacedSymbol[] =>
  symbols.filter(({ kind }) => kind !== 'station');

/** The symbols of a drawing; a station that lies on no map of a ZIP is not seen anywhere. */
export const placeSymbols = (
  symbols: readonly MapSymbol[],
  grid: Grid,
  ofZips: readonly Box[],
): PlacedSymbol[] =>
  symbols
    .map(({ kind, name, point }) => ({ kind, name, spot: spotOn(grid, point) }))
    .filter(({ spot: [x, y] }) => x > 0 && y > 0 && x < grid.width && y < grid.height)
    .filter(({ kind, spot }) => kind !== 'station' || ofZips.some((view) => holds(view, spot)));
