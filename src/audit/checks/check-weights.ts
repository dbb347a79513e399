import { brotliCompressSync } from 'node:zlib';
import { fileOf } from '#site/address.ts';
import type { RouteKind } from '#site/routes.ts';
import type { SiteChecksInput, SiteReport } from './site-checks-input.ts';

export interface Weight {
  page: number;
  /** HTML and styles, compressed as browsers ask for it: what has to arrive before the first view. */
  bytes: number;
}

/** What a server sends before it waits for an answer: ten packets. */
export const firstRoundTrip = 14 * 1024;

/** Compresses the largest page of each kind; the others of its kind are lighter. */
export function checkWeights({ pages, dist, causes }: SiteChecksInput, report: SiteReport): Weight[] {
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
  return [...largest].map(([kind, page]) => {
    const html = dist.text(fileOf(pages[page]!.address))!;
    const bytes = stylesOf(html).reduce((sum, style) => sum + weightOf(style), compressed(html));
    if (bytes > firstRoundTrip) {
      const says = `${kilobytes(bytes)} of ${kilobytes(firstRoundTrip)}, styles included; the largest page of its kind.`;
      report('page-heavy', page, causes.ofTemplate(kind), says);
    }
    return { page, bytes };
  });
}

/** Files of styles that hold back the first view. */
const stylesOf = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map(([, file]) => file!);
const compressed = (text: string) => (text === '' ? 0 : brotliCompressSync(text).length);
export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
