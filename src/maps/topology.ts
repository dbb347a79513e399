import type { Frame } from './frame.ts';

/** The shapes of a county, as its data file has them: TopoJSON. */
export interface CountyTopology {
  /** What a map of the county shows. */
  bbox: Frame;
  transform: { scale: readonly [number, number] };
  sources: readonly { name: string }[];
  objects: { zips: unknown; rest: unknown; beyond: unknown; bodies?: unknown; lines?: unknown };
}
