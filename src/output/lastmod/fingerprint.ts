import { keyOfShortText } from '../key.ts';
import type { RenderedPage } from '../render/page-renderer.ts';

/**
 * What a page is known by in `lastmod.txt`: its address and its printed main text. 42 bits of a hash: a
 * changed page is taken for an unchanged one once in ten million times at 400,000 pages.
 */
export function fingerprintOf(address: string, page: RenderedPage): number {
  const [one, other] = [keyOfShortText(address), page.print().mainTextKey()];
  return ((one[0] ^ other[0]) >>> 0) * 1024 + ((one[1] ^ other[1]) >>> 22);
}
