import type { MapName } from './names.ts';
import type { MapSheet, ZipArea } from './sheet.ts';
import type { NamedArea } from './named-area.ts';

/** What a drawing has in it besides symbols and names. */
export interface Drawn extends Pick<
  MapSheet,
  'grid' | 'shows' | 'beyond' | 'hasBeyond' | 'hasLines' | 'credits'
> {
  layers: string[];
  /** A small picture of the land alone, where areas are shown. */
  outline?: string;
  /** What is named on every map, and what on those of ZIPs alone. */
  places: NamedArea[];
  bodies: NamedArea[];
  /** What is named on the map of the county alone, the largest first. */
  localities: NamedArea[];
  dots: MapName[];
  /** Of the shape of each ZIP, where it is known. */
  zips: Record<string, Omit<ZipArea, 'bodies'>>;
}
