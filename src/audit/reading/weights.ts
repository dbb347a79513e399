import { brotliCompressSync, gzipSync } from 'node:zlib';
import { groupBy } from '#lib/group-by.ts';
import { fileOf } from '#site/routes/address.ts';
import type { FinishedSite } from './finished-site.ts';
import type { PageSummary } from './page-summary.ts';

export interface Weight {
  page: number;
  /** HTML and styles, compressed as browsers ask for it: what has to arrive before the first view. */
  bytes: number;
}

/** A page that is long before it is compressed need not be the heaviest: this many of each kind are compared. */
const compared = 20;

/** Compresses the heaviest page of each kind, found among its longest by a quicker way of compressing. */
export function heaviestOfEachKind(
  pages: readonly Pick<PageSummary, 'kind' | 'address' | 'bytes'>[],
  dist: FinishedSite,
): Weight[] {
  const htmlOf = (page: number) => dist.text(fileOf(pages[page]!.address))!;
  const made = [...pages.keys()].filter((page) => pages[page]!.bytes > 0);
  const byKind = groupBy(made, (page) => pages[page]!.kind);
  const heaviest = [...byKind.values()].map((all) => {
    const longest = all.sort((a, b) => pages[b]!.bytes - pages[a]!.bytes).slice(0, compared);
    const sizes = new Map(longest.map((page) => [page, gzipSync(htmlOf(page)).length]));
    return longest.reduce((best, page) => (sizes.get(page)! > sizes.get(best)! ? page : best));
  });
  const known = new Map<string, number>();
  const weightOf = (style: string) => {
    if (!known.has(style)) known.set(style, compressed(dist.text(style) ?? ''));
    return known.get(style)!;
  };
  return heaviest.map((page) => {
    const html = htmlOf(page);
    return { page, bytes: stylesOf(html).reduce((sum, style) => sum + weightOf(style), compressed(html)) };
  });
}

/** Files of styles that hold back the first view. */
const stylesOf = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map(([, file]) => file!);
const compressed = (text: string) => (text === '' ? 0 : brotliCompressSync(text).length);
