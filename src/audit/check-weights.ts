import { gzipSync } from 'node:zlib';
import { fileOf } from '#site/address.ts';
import type { RouteKind } from '#site/routes.ts';
import type { SiteChecksInput, SiteReport } from './check-site.ts';

export interface Weight {
  page: number;
  /** Compressed HTML and styles: what has to arrive before the first view. */
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
  return [...largest].map(([kind, page]) => {
    const html = dist.text(fileOf(pages[page]!.address))!;
    const styles = [...html.matchAll(/<link rel="stylesheet"[^>]*href="(\/[^"]+)"/g)].map(([, href]) =>
      compressed(dist.text(href!.slice(1)) ?? ''),
    );
    const bytes = compressed(html) + styles.reduce((sum, size) => sum + size, 0);
    if (bytes > firstRoundTrip) {
      const says = `${kilobytes(bytes)} of ${kilobytes(firstRoundTrip)}, styles included; the largest page of its kind.`;
      report('page-heavy', page, causes.ofTemplate(kind), says);
    }
    return { page, bytes };
  });
}

const compressed = (text: string) => (text === '' ? 0 : gzipSync(text).length);
export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
