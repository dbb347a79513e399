import type { Content } from '#content/content.ts';
import type { Site } from '#site/plan.ts';
import type { Route } from '#site/routes/routes.ts';
import type { Alike } from '../alike/find-alike.ts';
import type { Causes } from '../causes/causes.ts';
import type { Cause } from '../causes/searched-files.ts';
import type { AuditedPage } from '../reading/audited-page.ts';
import type { FinishedSite } from '../reading/finished-site.ts';
import type { LinkGraph } from '../reading/link-graph.ts';
import type { PageSummary } from '../reading/page-summary.ts';
import type { Sitemaps } from '../reading/sitemaps.ts';
import type { Weight } from '../reading/weights.ts';

/** Errors and warnings must be fixed; notices are for information. */
export const levels = ['error', 'warning', 'notice'] as const;
export type Level = (typeof levels)[number];

interface CheckBase {
  id: string;
  level: Level;
  title: string;
  why: string;
  fix: string;
}

/** What was found, and where to fix it. */
export interface Observation {
  says: string;
  cause: Cause;
}

/** Run for each page as soon as it is read. */
export interface PageCheck extends CheckBase {
  onPage(run: AuditRun, page: AuditedPage): Iterable<Observation>;
}

/** Run once after all pages are read; without a page index, findings are about the whole site. */
export interface SiteCheck extends CheckBase {
  onSite(run: AuditRun, read: ReadSite): Iterable<Observation & { page?: number }>;
}

export type Check = PageCheck | SiteCheck;

/** Related checks, with their heading in the report. */
export interface Subject {
  title: string;
  checks: readonly Check[];
}

export type Acceptance = Content['settings']['audit']['accepted'][number];

/** What is known before the first page is read. */
export interface AuditRun {
  site: Site;
  routes: readonly Route[];
  dist: FinishedSite;
  causes: Causes;
  now: Date;
  /** Names of public files; some may be HTML. */
  publicFiles: readonly string[];
}

/** A link with a fragment, checked once all pages are read. */
export interface PlannedAnchor {
  from: number;
  to: number;
  id: string;
  name: string;
  href: string;
}

/** Kept of all pages: summary, shingles and links, but not their HTML. */
export interface ReadPages {
  pages: PageSummary[];
  shingles: Uint32Array[];
  graph: LinkGraph;
  anchors: PlannedAnchor[];
  /** Pages whose links search engines may not follow. */
  unfollowed: ReadonlySet<number>;
}

/** What is known when all pages are read. */
interface ReadSite extends ReadPages {
  sitemaps: Sitemaps;
  alike: Alike;
  /** The weight of the heaviest page of each kind, computed on demand as compression is slow. */
  weights(): Weight[];
  /** Accepted findings that have not occurred so far. */
  unusedAcceptances(): Acceptance[];
}

/** A text quoted for a sentence of the report. */
export function quoted(text: string, longest = 160): string {
  return `“${text.length > longest ? `${text.slice(0, longest - 1)}…` : text}”`;
}

export const percent = (share: number) => `${Math.round(share * 100)}%`;
