import type { MapName } from './names.ts';
import type { Spot } from './grid.ts';
import type { MapSheet, ZipArea } from './sheet.ts';
import type { NamedArea } from './named-area.ts';

/** A drawing without symbols and names. */
export interface BaseMap extends Pick<MapSheet, 'grid' | 'shows' | 'beyond' | 'credits'> {
  layers: string[];
  /** A small picture of the land alone, where areas are shown. */
  outline?: string;
  /** ZIPs, and the counties around this one: named on every map. */
  places: NamedArea[];
  /** Cities, towns and villages: named only on maps of ZIPs. */
  bodies: NamedArea[];
  /** Lines between them. */
  lines: Spot[][];
  /** Cities and neighborhoods, the largest first: named only on the county's own map. */
  localities: NamedArea[];
  /** ZIPs without a shape. */
  dots: MapName[];
  /** Of the shape of each ZIP, where it is known. */
  zips: Record<string, Omit<ZipArea, 'bodies' | 'hasLines'>>;
}
