import { setImmediate } from 'node:timers/promises';
import { pagePlanner } from '#pages/definitions.ts';
import type { Route } from '#site/routes/routes.ts';
import type { Shingler } from '#site/own-words/shingles.ts';
import type { AuditRun, Observation, PageCheck, PlannedAnchor, ReadPages } from './checks/check.ts';
import type { AuditedPage } from './reading/audited-page.ts';
import { LinkFollower } from './reading/follow-links.ts';
import { LinkGraph } from './reading/link-graph.ts';
import { ownCopy } from '#lib/remembered.ts';
import { summaryOf, type PageSummary } from './reading/page-summary.ts';
import type { PageReading } from './reading/page-reading.ts';
import { HtmlReader } from './reading/html-reader.ts';
import { readStructuredData } from './reading/structured-data.ts';

/** After this many pages other work gets a turn, such as the progress bar. */
const pagesAtOnce = 200;

/** Reads pages one by one, together with their plan. */
export function pageReader({ site, routes, dist }: AuditRun): (route: Route, html: string) => AuditedPage {
  const reader = new HtmlReader();
  const plan = pagePlanner(site);
  const numbers = new Map(routes.map(({ address }, number) => [address, number]));
  const follower = new LinkFollower(dist, (address) => numbers.get(address));
  return (route, html) => {
    const reading = reader.read(html);
    return {
      route,
      head: plan(route).props.head,
      indexed: html !== '' && !tells(reading, noindex),
      reading,
      links: follower.follow(reading, route.address),
      data: reading.structuredData.map(readStructuredData),
    };
  };
}

/** "none" is short for both, but says nothing of the page where it is a value: "max-image-preview:none". */
const noindex = /\b(?:noindex|(?<!:\s*)none)\b/i;
const nofollow = /\b(?:nofollow|(?<!:\s*)none)\b/i;

const tells = ({ meta }: PageReading, robots: RegExp) =>
  (meta.get('robots') ?? []).some((content) => robots.test(content));

/** Reads every page and runs all checks on it; calls `tell` with their findings. */
export async function readPages(
  run: AuditRun,
  checks: readonly PageCheck[],
  shingler: Shingler,
  tell: (check: PageCheck, page: number, seen: Observation) => void,
  onRead: () => void,
): Promise<ReadPages> {
  const read = pageReader(run);
  const pages: PageSummary[] = [];
  const shingles: Uint32Array[] = [];
  const targets: Uint32Array[] = [];
  const anchors: PlannedAnchor[] = [];
  const unfollowed = new Set<number>();

  for (const [number, route] of run.routes.entries()) {
    if (number % pagesAtOnce === 0) await setImmediate();
    const html = run.dist.html(route.address);
    const page = read(route, html);
    const { reading, links } = page;
    pages.push(summaryOf(run.site, page, Buffer.byteLength(html)));
    shingles.push(shingler.of(reading.main));
    if (tells(reading, nofollow)) unfollowed.add(number);
    const linked = new Set<number>();
    for (const { page: to, id, name, href } of links) {
      if (to === undefined) continue;
      linked.add(to);
      if (id === '' || (to === number && reading.ids.has(id))) continue;
      anchors.push({ from: number, to, id: ownCopy(id), name: ownCopy(name), href: ownCopy(href) });
    }
    targets.push(Uint32Array.from(linked));
    if (html !== '') {
      for (const check of checks) for (const seen of check.onPage(run, page)) tell(check, number, seen);
    }
    onRead();
  }
  return { pages, shingles, graph: new LinkGraph(targets), anchors, unfollowed };
}
