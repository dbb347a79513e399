import type { Alike } from '../alike/find-alike.ts';
import type { PageSummary } from './page-summary.ts';
import type { Sitemaps } from './sitemaps.ts';
import type { Weight } from './weights.ts';

/** A link to a part of a page, to be looked up when all pages are read. */
export interface PlannedAnchor {
  from: number;
  to: number;
  id: string;
  name: string;
  href: string;
}

/** What is known when all pages are read. */
export interface ReadSite {
  pages: PageSummary[];
  anchors: PlannedAnchor[];
  /** How many pages link to each that search engines may follow. */
  followedInlinks: Uint32Array;
  sitemaps: Sitemaps;
  alike: Alike;
  /** What the heaviest page of each kind weighs; to compress them takes a while. */
  weights(): Weight[];
}
