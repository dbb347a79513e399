import type { Point } from '#lib/geo/geo.ts';
import type { Box, Grid, Spot } from './grid.ts';

export interface MapSymbol {
  kind: SymbolKind;
  /** Label beside the symbol, if there is room. */
  name: string;
  point: Point;
}

/** Labels and descriptions start with the last kind; the drawing order is in `map-symbols.tsx` of the components. */
export const symbolKinds = ['station', 'hospital', 'court', 'office'] as const;
export type SymbolKind = (typeof symbolKinds)[number];

export type PlacedSymbol = Pick<MapSymbol, 'kind' | 'name'> & { spot: Spot };

/** Only on maps of ZIPs: a city has too many stations to tell apart, and no room for their names. */
export const withoutStations = (symbols: readonly PlacedSymbol[]): PlacedSymbol[] =>
  symbols.filter(({ kind }) => kind !== 'station');

/** What pages know about their county's drawing, which is a file that they share. */
export interface MapSheet {
  /** Below the site's root; the name changes with the drawing. */
  file: string;
  /** The file with a small picture of its land, where areas are shown. */
  outline?: string;
  grid: Grid;
  /** Areas with borders, or only points where shapes are unknown. */
  shows: 'areas' | 'points';
  /** What is known of the area of each ZIP, where areas are shown. */
  zips: Record<string, ZipArea>;
  symbols: PlacedSymbol[];
  /** Counties that are seen around this one. */
  beyond: string[];
  /** Publishers of the maps that it was drawn from. */
  credits: readonly string[];
}

export interface ZipArea {
  box: Box;
  /** ZIPs of its county that share a border with it. */
  borders: string[];
  /** ZIPs of other counties that do. */
  across: string[];
  /** Cities, towns and villages that are named on its own map. */
  bodies: string[];
  /** Whether lines between cities, towns and villages cross that map. */
  hasLines: boolean;
}
