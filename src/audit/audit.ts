import { listPublicFiles } from '#content/read.ts';
import { Mask } from '#similarity/mask.ts';
import { placeNames } from '#similarity/place-names.ts';
import { exactSimilarity } from './exact-similarity.ts';
import { findSiblings, type Siblings } from '#similarity/siblings.ts';
import { routesOf, type Site } from '#site/plan.ts';
import type { Route } from '#site/routes.ts';
import { Causes } from './causes.ts';
import { checkSite } from './checks/check-site.ts';
import { FinishedSite } from './reading/finished-site.ts';
import { FindingBook, type FindingGroup } from './finding.ts';
import type { PageFacts } from './reading/page-facts.ts';
import { readPages, type ReadingOptions } from './reading/read-pages.ts';

export interface AuditOptions extends ReadingOptions {
  site: Site;
  now: Date;
}

export interface Audit {
  url: string;
  product: string;
  /** The day of the audit. */
  day: string;
  pages: PageFacts[];
  groups: FindingGroup[];
  siblings: Siblings;
  /** What the heaviest page of each kind weighs, compressed, with its styles. */
  weights: { page: number; bytes: number }[];
  /** Main text of a page, for showing two side by side. */
  mainLinesOf(page: number): string[];
}

/** From this similarity on, pages count as saying the same. */
export const nearDuplicate = 0.95;

/** Reads every page of the finished site once, then looks at how the pages stand to each other. */
export async function audit({ site, now, ...reading }: AuditOptions): Promise<Audit> {
  const routes: Route[] = [...routesOf(site)];
  const { data, out, root } = reading.folders;
  const mask = new Mask(placeNames(site.content, site.places));
  const causes = new Causes(root, data, mask);
  const dist = new FinishedSite(out, site.content.site.url);
  const book = new FindingBook(site.content.site.audit.accepted);

  const read = await readPages(site, routes, book, reading);
  const listed = read.pages.flatMap((page, number) => (page.listed ? [number] : []));
  const mainLinesOf = (page: number) => dist.mainLines(routes[page]!.address);
  const similarityOf = exactSimilarity(mask, mainLinesOf);
  const siblings = findSiblings(
    read.sketches,
    listed,
    nearDuplicate,
    (a, b) => similarityOf(a, b) >= nearDuplicate,
  );
  read.pages.forEach((page, number) => {
    page.nearest = siblings.nearest[number]!;
    page.similarity = siblings.similarity[number]!;
    page.repeated = siblings.repeated[number]!;
  });
  const publicFiles = listPublicFiles(data);
  const { weights } = checkSite({ site, routes, dist, causes, book, now, siblings, publicFiles, ...read });
  return {
    url: site.content.site.url,
    product: site.content.site.firm.product,
    day: now.toISOString().slice(0, 10),
    pages: read.pages,
    groups: book.sorted(),
    siblings,
    weights,
    mainLinesOf,
  };
}
