import { listPublicFiles } from '#content/files/list-files.ts';
import { utcDay } from '#lib/date.ts';
import { groupBy } from '#lib/group-by.ts';
import { mainLines } from '#lib/html/html-text.ts';
import { routesOf, type Site } from '#site/plan.ts';
import { findAlike, type Alike } from './alike/find-alike.ts';
import { Mask, placeNames } from '#site/own-words/mask.ts';
import { ownWords, sistersOf } from '#site/own-words/own-words.ts';
import { Shingler } from '#site/own-words/shingles.ts';
import { Causes } from './causes/causes.ts';
import { allChecks, checksUnder } from './checks/all-checks.ts';
import type { AuditRun, Check, ReadPages } from './checks/check.ts';
import { FindingBook, type FindingGroup } from './finding.ts';
import { FinishedSite } from './reading/finished-site.ts';
import type { PageSummary } from './reading/page-summary.ts';
import { readPages } from './read-pages.ts';
import { readSitemaps, type Sitemaps } from './reading/sitemaps.ts';
import { heaviestOfEachKind, type Weight } from './reading/weights.ts';

interface AuditOptions {
  site: Site;
  now: Date;
  /** Where the data, the finished site and the templates lie. */
  folders: { data: string; out: string; root: string };
  checks?: readonly Check[];
  /** Called once with a function that returns how many pages are done. */
  onStart?(total: number, done: () => number): void;
}

export interface Audit {
  url: string;
  product: string;
  day: string;
  /** The checks that ran, as the rules of the firm's state word them. */
  checks: readonly Check[];
  pages: PageSummary[];
  groups: FindingGroup[];
  alike: Alike;
  weights(): Weight[];
  /** Main text of a page, for showing two side by side. */
  mainLinesOf(page: number): string[];
}

export function startRun(
  { site, now, folders }: Pick<AuditOptions, 'site' | 'now' | 'folders'>,
  mask: Mask,
): AuditRun {
  return {
    site,
    routes: [...routesOf(site)],
    dist: new FinishedSite(folders.out, site.content.settings.url),
    causes: new Causes(folders.root, folders.data, mask),
    now,
    publicFiles: listPublicFiles(folders.data),
  };
}

/** Reads every page of the finished site once, then compares pages with each other. */
export async function audit({
  checks: asked = allChecks,
  onStart,
  ...options
}: AuditOptions): Promise<Audit> {
  const { content, places } = options.site;
  const checks = checksUnder(content.advertising, asked);
  const mask = new Mask(placeNames(content, places));
  const book = new FindingBook(content.settings.audit.accepted);
  const run = startRun(options, mask);
  const { routes, dist } = run;
  const { url, firm } = content.settings;

  let done = 0;
  onStart?.(routes.length, () => done);
  const readings = await readPages(
    run,
    checks.filter((check) => 'onPage' in check),
    new Shingler(mask),
    (check, page, { cause, says }) => book.add(check, cause, { page, says }),
    () => void done++,
  );
  const { pages } = readings;
  const alike = findAlike(routes, readings.shingles, (page) => pages[page]!.listed);
  const sitemaps = readSitemaps(dist, url);
  relatePages(run, readings, alike, sitemaps);
  let known: Weight[] | undefined;
  const weights = () => (known ??= heaviestOfEachKind(pages, dist));
  const unusedAcceptances = () => book.unusedAcceptances();
  const read = { ...readings, sitemaps, alike, weights, unusedAcceptances };
  for (const check of checks.filter((check) => 'onSite' in check)) {
    for (const { cause, page = -1, says } of check.onSite(run, read)) book.add(check, cause, { page, says });
  }
  return {
    url,
    product: firm.product,
    day: utcDay(run.now),
    checks,
    pages,
    groups: book.sorted(),
    alike,
    weights,
    mainLinesOf: (page) => mainLines(dist.html(routes[page]!.address)),
  };
}

/** Fills in the fields that depend on other pages, once all are read. */
function relatePages(
  { routes, site }: AuditRun,
  { pages, shingles, graph }: ReadPages,
  { nearest, similarity }: Alike,
  { dates }: Sitemaps,
): void {
  const inlinks = graph.inlinks();
  const depths = graph.depths(routes.findIndex(({ kind }) => kind === 'home'));
  pages.forEach((page, number) => {
    page.inlinks = inlinks[number]!;
    page.depth = depths[number]!;
    page.nearest = nearest[number]!;
    page.similarity = similarity[number]!;
    page.lastChanged = dates.get(site.content.settings.url + page.address) ?? '';
  });
  for (const sisters of groupBy(pages.keys(), (page) => sistersOf(routes[page]!)).values()) {
    ownWords(sisters.map((page) => shingles[page]!)).forEach(
      (own, i) => (pages[sisters[i]!]!.ownWords = own),
    );
  }
}
