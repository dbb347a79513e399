import type { Content } from '#content/content.ts';
import type { Site } from '#site/plan.ts';
import type { Route } from '#site/routes/routes.ts';
import type { Alike } from '../alike/find-alike.ts';
import type { Causes } from '../causes/causes.ts';
import type { Cause } from '../causes/searched-files.ts';
import type { AuditedPage } from '../reading/audited-page.ts';
import type { FinishedSite } from '../reading/finished-site.ts';
import type { PageSummary } from '../reading/page-summary.ts';
import type { Sitemaps } from '../reading/sitemaps.ts';
import type { Weight } from '../reading/weights.ts';

/** Errors and warnings are to be mended; a notice is good to know. */
export const levels = ['error', 'warning', 'notice'] as const;
export type Level = (typeof levels)[number];

interface CheckBase {
  id: string;
  level: Level;
  title: string;
  why: string;
  fix: string;
}

/** What was seen, and where it can be mended. */
export interface Observation {
  says: string;
  cause: Cause;
}

/** Asked of each page alone, as soon as it is read. */
export interface PageCheck extends CheckBase {
  onPage(run: AuditRun, page: AuditedPage): Iterable<Observation>;
}

/** Asked once, when all pages are read; without the number of a page it is about the site as a whole. */
export interface SiteCheck extends CheckBase {
  onSite(run: AuditRun, read: ReadSite): Iterable<Observation & { page?: number }>;
}

export type Check = PageCheck | SiteCheck;

/** Checks that belong together, under the heading that the report gives them. */
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
  /** Names of files that are deployed as they are; some may be HTML. */
  publicFiles: readonly string[];
}

/** A link to a part of a page, to be looked up when all pages are read. */
export interface PlannedAnchor {
  from: number;
  to: number;
  id: string;
  name: string;
  href: string;
}

/** What is known when all pages are read. */
interface ReadSite {
  pages: PageSummary[];
  anchors: PlannedAnchor[];
  /** How many pages link to each that search engines may follow. */
  followedInlinks: Uint32Array;
  sitemaps: Sitemaps;
  alike: Alike;
  /** What the heaviest page of each kind weighs; to compress them takes a while. */
  weights(): Weight[];
  /** Accepted findings that did not occur so far. */
  unusedAcceptances(): Acceptance[];
}

/** A text as it reads inside a sentence of the report. */
export function quoted(text: string, longest = 160): string {
  return `“${text.length > longest ? `${text.slice(0, longest - 1)}…` : text}”`;
}

export const percent = (share: number) => `${Math.round(share * 100)}%`;
