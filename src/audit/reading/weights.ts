import { brotliCompressSync } from 'node:zlib';
import { fileOf } from '#site/routes/address.ts';
import type { RouteKind } from '#site/routes/routes.ts';
import type { FinishedSite } from './finished-site.ts';
import type { PageFacts } from './page-facts.ts';

export interface Weight {
  page: number;
  /** HTML and styles, compressed as browsers ask for it: what has to arrive before the first view. */
  bytes: number;
}

/** Compresses the largest page of each kind; the others of its kind are lighter. */
export function heaviestOfEachKind(pages: readonly PageFacts[], dist: FinishedSite): Weight[] {
  const largest = new Map<RouteKind, number>();
  pages.forEach(({ kind, bytes }, number) => {
    const before = largest.get(kind);
    if (bytes > 0 && (before === undefined || bytes > pages[before]!.bytes)) largest.set(kind, number);
  });
  const known = new Map<string, number>();
  const weightOf = (style: string) => {
    if (!known.has(style)) known.set(style, compressed(dist.text(style) ?? ''));
    return known.get(style)!;
  };
  return [...largest.values()].map((page) => {
    const html = dist.text(fileOf(pages[page]!.address))!;
    return { page, bytes: stylesOf(html).reduce((sum, style) => sum + weightOf(style), compressed(html)) };
  });
}

/** Files of styles that hold back the first view. */
const stylesOf = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map(([, file]) => file!);
const compressed = (text: string) => (text === '' ? 0 : brotliCompressSync(text).length);
