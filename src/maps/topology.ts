/** The shapes of a county, as its data file has them: TopoJSON. */
export interface CountyTopology {
  /** From west and south to east and north: what a map of the county shows. */
  bbox: readonly [number, number, number, number];
  transform: { scale: readonly [number, number] };
  sources: readonly { name: string }[];
  objects: { zips: unknown; rest: unknown; beyond: unknown; bodies?: unknown; lines?: unknown };
}
