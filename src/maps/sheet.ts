import type { Point } from '#lib/geo/geo.ts';
import type { Box, Grid, Spot } from './grid.ts';

/** Something that a map shows besides land. */
export interface MapSymbol {
  kind: SymbolKind;
  /** As it is written beside the symbol, where there is room. */
  name: string;
  point: Point;
}

/** Names and descriptions begin with the last; which lies on top, `map-symbols.tsx` of the components says. */
export const symbolKinds = ['station', 'hospital', 'court', 'office'] as const;
export type SymbolKind = (typeof symbolKinds)[number];

export type PlacedSymbol = Pick<MapSymbol, 'kind' | 'name'> & { spot: Spot };

/** Stations are on the maps of ZIPs alone: a city has too many to tell them apart, and their names would go without. */
export const withoutStations = (symbols: readonly PlacedSymbol[]): PlacedSymbol[] =>
  symbols.filter(({ kind }) => kind !== 'station');

/** What pages know of the drawing of a county: the drawing itself is a file that they share. */
export interface MapSheet {
  /** Below the site's root; the name changes with the drawing. */
  file: string;
  /** The file with a small picture of its land, where areas are shown. */
  outline?: string;
  grid: Grid;
  /** Areas with borders, or points alone where no shapes are known. */
  shows: 'areas' | 'points';
  /** What is known of the area of each ZIP, where areas are shown. */
  zips: Record<string, ZipArea>;
  symbols: PlacedSymbol[];
  /** Counties that are seen around this one. */
  beyond: string[];
  /** Whether land is drawn around it, with a name or without. */
  hasBeyond: boolean;
  /** Whether lines between cities, towns and villages are drawn. */
  hasLines: boolean;
  /** Whose maps it was drawn from. */
  credits: readonly string[];
}

export interface ZipArea {
  box: Box;
  /** ZIPs that share a border with it. */
  borders: string[];
  /** Cities, towns and villages that are named on its own map. */
  bodies: string[];
}
