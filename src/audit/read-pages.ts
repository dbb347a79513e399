import { setImmediate } from 'node:timers/promises';
import { mainLines } from '#lib/html-text.ts';
import { textWidth } from '#lib/text-width.ts';
import { planPage } from '#pages/definitions.ts';
import type { Mask } from '#similarity/mask.ts';
import { Shingler } from '#similarity/shingles.ts';
import { Sketches } from '#similarity/sketch.ts';
import { fileOf } from '#site/address.ts';
import { isListedKind } from '#site/indexing.ts';
import type { Site } from '#site/plan.ts';
import type { Route } from '#site/routes.ts';
import type { Causes } from './causes.ts';
import { checkAdvertising } from './check-advertising.ts';
import {
  checkCanonical,
  checkDescription,
  checkFresh,
  checkTitle,
  descriptionFont,
  isKeptOut,
  titleFont,
} from './check-head.ts';
import { checkLines } from './check-lines.ts';
import { checkAssets, followLinks, type PlannedAnchor } from './check-links.ts';
import { checkHeadings, checkImages, checkLandmarks, checkLanguage, checkNames } from './check-structure.ts';
import { checkStructuredData } from './check-structured-data.ts';
import type { FindingBook } from './finding.ts';
import type { FinishedSite } from './finished-site.ts';
import { LinkGraph } from './link-graph.ts';
import type { AuditedPage, CheckContext, PageCheck } from './page-checks.ts';
import { placeOf, type PageFacts } from './page-facts.ts';
import { readPage } from './read-page.ts';

interface ReadPagesInput {
  site: Site;
  routes: readonly Route[];
  dist: FinishedSite;
  mask: Mask;
  causes: Causes;
  book: FindingBook;
  onPage?(done: number, total: number): void;
}

export interface ReadPages {
  pages: PageFacts[];
  sketches: Sketches;
  graph: LinkGraph;
  anchors: PlannedAnchor[];
  /** Pages whose links search engines may not follow. */
  unfollowed: Set<number>;
}

/** After so many pages others get a turn, such as the progress bar. */
const pagesAtOnce = 200;

/** Reads and checks one page after the other; of its HTML nothing is kept. */
export async function readPages(input: ReadPagesInput): Promise<ReadPages> {
  const { site, routes, dist, mask, causes, book, onPage } = input;
  const { content } = site;
  const checks: PageCheck[] = [
    checkFresh,
    checkTitle,
    checkDescription,
    checkCanonical,
    checkHeadings,
    checkLanguage,
    checkLandmarks,
    checkNames,
    checkImages,
    checkStructuredData,
    checkAdvertising(content),
    checkLines(content),
  ];
  const shingler = new Shingler(mask);
  const numbers = new Map(routes.map(({ address }, number) => [address, number]));
  const read: ReadPages = {
    pages: [],
    sketches: new Sketches(routes.length),
    graph: new LinkGraph(routes.length),
    anchors: [],
    unfollowed: new Set(),
  };
  for (const [number, route] of routes.entries()) {
    if (number % pagesAtOnce === 0) await setImmediate(onPage?.(number, routes.length));
    const head = planPage(site, route).props.head;
    const listed = isListedKind(site, route.kind);
    const context: CheckContext = {
      causes,
      report: (check, cause, says) => book.add(check, cause, { page: number, says }),
    };
    const html = dist.text(fileOf(route.address));
    if (html === undefined) {
      context.report('page-missing', causes.ofTemplate(route.kind), `${fileOf(route.address)} is not there.`);
      read.pages.push(
        factsOf({ route, head, indexed: false, reading: readPage('') }, { listed, words: 0, bytes: 0 }),
      );
      continue;
    }
    const reading = readPage(html);
    const audited: AuditedPage = { route, head, indexed: !isKeptOut(reading.meta.get('robots')), reading };
    for (const check of checks) check(audited, context);
    checkAssets(audited, dist, context);
    const { pages, anchors } = followLinks(number, audited, (at) => numbers.get(at), dist, context);
    read.graph.set(number, pages);
    read.anchors.push(...anchors);
    if (audited.reading.meta.get('robots')?.some((robots) => robots.includes('nofollow'))) {
      read.unfollowed.add(number);
    }
    const main = mainLines(html);
    read.sketches.set(number, shingler.shinglesOf(main));
    read.pages.push(factsOf(audited, { listed, words: wordsIn(main), bytes: html.length }));
  }
  return read;
}

const wordsIn = (lines: readonly string[]) => lines.reduce((sum, line) => sum + line.split(' ').length, 0);

function factsOf(
  { route, indexed, reading }: AuditedPage,
  measured: Pick<PageFacts, 'listed' | 'words' | 'bytes'>,
): PageFacts {
  const title = reading.titles[0] ?? '';
  const description = reading.meta.get('description')?.[0] ?? '';
  return {
    address: route.address,
    kind: route.kind,
    ...placeOf(route),
    title,
    titleWidth: textWidth(title, titleFont),
    description,
    descriptionWidth: textWidth(description, descriptionFont),
    ...measured,
    indexed,
    depth: -1,
    inlinks: 0,
    similarity: 0,
    nearest: -1,
    repeated: 0,
    lastChanged: '',
  };
}
