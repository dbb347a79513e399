import { brotliCompressSync, constants } from 'node:zlib';
import { groupBy } from '#lib/group-by.ts';
import type { FinishedSite } from './finished-site.ts';
import type { PageSummary } from './page-summary.ts';
import { remembered } from '#lib/remembered.ts';

export interface Weight {
  page: number;
  /** Compressed HTML and styles: everything needed for the first view. */
  bytes: number;
}

/**
 * Brotli at its best is too slow for every page, and the heaviest page need not be the longest. So of each kind, this
 * many of the longest are compressed quickly, and of those this many at best, as long as the quick way makes them nearly
 * as heavy as the heaviest. On this site, the heaviest of a kind was always among the first two.
 */
const [compared, weighed, nearly] = [20, 2, 0.97];
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export function heaviestOfEachKind(
  pages: readonly Pick<PageSummary, 'kind' | 'address' | 'bytes'>[],
  dist: FinishedSite,
): Weight[] {
  const htmlOf = (page: number) => dist.html(pages[page]!.address);
  const weightOf = remembered((style: string) => compressed(dist.text(style) ?? ''));
  const weigh = (page: number): Weight => {
    const html = htmlOf(page);
    return { page, bytes: stylesOf(html).reduce((sum, style) => sum + weightOf(style), compressed(html)) };
  };
  const made = [...pages.keys()].filter((page) => pages[page]!.bytes > 0);
  const byKind = groupBy(made, (page) => pages[page]!.kind);
  return [...byKind.values()].map((all) => {
    const longest = heaviestFirst(all.map((page) => ({ page, bytes: pages[page]!.bytes }))).slice(
      0,
      compared,
    );
    const quickly = heaviestFirst(
      longest.map(({ page }) => ({ page, bytes: brotliCompressSync(htmlOf(page), quick).length })),
    );
    const near = quickly.filter(({ bytes }) => bytes >= nearly * quickly[0]!.bytes).slice(0, weighed);
    return heaviestFirst(near.map(({ page }) => weigh(page)))[0]!;
  });
}

const heaviestFirst = (weights: Weight[]) => weights.sort((a, b) => b.bytes - a.bytes);

/** Style sheets that block the first view, which print styles do not. */
const stylesOf = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet"(?![^>]* media="print")[^>]*href="\/([^"]+)"/g)].map(
    ([, file]) => file!,
  );
const compressed = (text: string) => (text === '' ? 0 : brotliCompressSync(text).length);
