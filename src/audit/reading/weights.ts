import { brotliCompressSync, gzipSync } from 'node:zlib';
import { groupBy } from '#lib/group-by.ts';
import type { FinishedSite } from './finished-site.ts';
import type { PageSummary } from './page-summary.ts';
import { remembered } from '../remembered.ts';

export interface Weight {
  page: number;
  /** Compressed HTML and styles: everything needed for the first view. */
  bytes: number;
}

/**
 * Brotli is too slow for every page, and the heaviest page by Brotli need not be the longest or the heaviest by gzip.
 * So of each kind, this many of the longest are compressed by gzip, and of those this many by Brotli, as long as gzip
 * makes them nearly as heavy as the heaviest.
 */
const [compared, weighed, nearly] = [20, 5, 0.97];

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
    const zipped = heaviestFirst(longest.map(({ page }) => ({ page, bytes: gzipSync(htmlOf(page)).length })));
    const near = zipped.filter(({ bytes }) => bytes >= nearly * zipped[0]!.bytes).slice(0, weighed);
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
