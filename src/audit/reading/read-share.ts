import { setImmediate } from 'node:timers/promises';
import { ownCopy } from '#lib/own-copy.ts';
import { planPage } from '#pages/definitions.ts';
import { Mask } from '#similarity/mask.ts';
import { placeNames } from '#similarity/place-names.ts';
import { Shingler } from '#similarity/shingles.ts';
import { Sketches } from '#similarity/sketch.ts';
import { fileOf } from '#site/address.ts';
import type { Site } from '#site/plan.ts';
import type { Route } from '#site/routes.ts';
import { Causes } from '../causes.ts';
import { isKeptOut } from '../checks/check-head.ts';
import { checkAssets, followLinks, type PlannedAnchor } from '../checks/check-links.ts';
import type { CheckId } from '../checks.ts';
import { FinishedSite } from './finished-site.ts';
import type { Cause } from '../finding.ts';
import { pageChecks } from '../checks/page-check-list.ts';
import type { AuditedPage, CheckContext } from '../checks/page-checks.ts';
import { factsOf, type PageFacts } from './page-facts.ts';
import { PagesReader } from './read-page.ts';

/** Where the data, the finished site and the templates lie. */
export interface Folders {
  data: string;
  out: string;
  root: string;
}

/** A stretch of the plan, and memory that all stretches fill together. */
export interface Share {
  from: number;
  to: number;
  sketches: SharedArrayBuffer;
  /** Pages done, counted by all. */
  progress: SharedArrayBuffer;
}

interface ReportedFinding {
  check: CheckId;
  cause: Cause;
  page: number;
  says: string;
}

/** What is kept of a stretch of pages: facts, links and findings, but none of their HTML. */
export interface SharePages {
  pages: PageFacts[];
  /** Pages that each page links to. */
  targets: Uint32Array[];
  anchors: PlannedAnchor[];
  /** Pages whose links search engines may not follow. */
  unfollowed: number[];
  findings: ReportedFinding[];
}

/** After so many pages others get a turn, such as the progress bar. */
const pagesAtOnce = 200;

/** Reads and checks one page after the other. */
export async function readShare(
  site: Site,
  routes: readonly Route[],
  { data, out, root }: Folders,
  { from, to, sketches, progress }: Share,
): Promise<SharePages> {
  const mask = new Mask(placeNames(site.content, site.places));
  const shingler = new Shingler(mask);
  const causes = new Causes(root, data, mask);
  const dist = new FinishedSite(out, site.content.site.url);
  const reader = new PagesReader();
  const checks = pageChecks(site.content);
  const numbers = new Map(routes.map(({ address }, number) => [address, number]));
  const shared = new Sketches(sketches);
  const done = new Int32Array(progress);
  const read: SharePages = { pages: [], targets: [], anchors: [], unfollowed: [], findings: [] };

  for (let number = from; number < to; number++) {
    if (number % pagesAtOnce === 0) await setImmediate();
    Atomics.add(done, 0, 1);
    const route = routes[number]!;
    const context: CheckContext = {
      causes,
      report: (check, cause, says) =>
        void read.findings.push({ check, cause, page: number, says: ownCopy(says) }),
    };
    const html = dist.text(fileOf(route.address));
    if (html === undefined) {
      context.report('page-missing', causes.ofTemplate(route.kind), `${fileOf(route.address)} is not there.`);
    }
    const reading = reader.read(html ?? '');
    const robots = reading.meta.get('robots');
    const indexed = html !== undefined && !isKeptOut(robots);
    const page: AuditedPage = { route, head: planPage(site, route).props.head, indexed, reading };
    read.pages.push(factsOf(site, page, html?.length ?? 0));
    shared.set(number, shingler.runsOf(reading.main));
    if (html !== undefined) for (const check of checks) check(page, context);
    checkAssets(page, dist, context);
    const links = followLinks(number, page, (address) => numbers.get(address), dist, context);
    read.targets.push(Uint32Array.from(new Set(links.pages)));
    read.anchors.push(...links.anchors);
    if (robots?.some((content) => content.includes('nofollow'))) read.unfollowed.push(number);
  }
  return read;
}
