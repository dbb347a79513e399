import type { Siblings } from '#similarity/siblings.ts';
import type { Site } from '#site/plan.ts';
import type { Route } from '#site/routes.ts';
import type { Causes } from '../causes.ts';
import type { CheckId } from '../checks.ts';
import type { Cause, FindingBook } from '../finding.ts';
import type { FinishedSite } from '../reading/finished-site.ts';
import type { ReadPages } from '../reading/read-pages.ts';

/** What checks see that look at all pages together. */
export interface SiteChecksInput extends ReadPages {
  site: Site;
  routes: readonly Route[];
  dist: FinishedSite;
  causes: Causes;
  book: FindingBook;
  siblings: Siblings;
  /** Names of files that are deployed as they are; some may be HTML. */
  publicFiles: readonly string[];
  now: Date;
}

/** Tells of a finding; the page is its number in the plan. */
export type SiteReport = (check: CheckId, page: number, cause: Cause, says: string) => void;
