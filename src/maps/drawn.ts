import type { MapName } from './names.ts';
import type { Spot } from './grid.ts';
import type { MapSheet, ZipArea } from './sheet.ts';
import type { NamedArea } from './named-area.ts';

/** A drawing without symbols and names. */
export interface Drawn extends Pick<MapSheet, 'grid' | 'shows' | 'beyond' | 'credits'> {
  layers: string[];
  /** A small picture of the land alone, where areas are shown. */
  outline?: string;
  /** What is named on every map, and what only on maps of ZIPs. */
  places: NamedArea[];
  bodies: NamedArea[];
  /** Between cities, towns and villages. */
  lines: Spot[][];
  /** What is named only on the county's own map, the largest first. */
  localities: NamedArea[];
  dots: MapName[];
  /** Of the shape of each ZIP, where it is known. */
  zips: Record<string, Omit<ZipArea, 'bodies' | 'hasLines'>>;
}
