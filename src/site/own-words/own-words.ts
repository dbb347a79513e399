import type { Route } from '../routes/routes.ts';
import { shingleLength } from './shingles.ts';

/** Words that a larger share of the sister pages also has are not a page's own. */
const oneIn = 20;

/** Sister pages share a template and text: those of the same kind, and topic if any. */
export const sistersOf = (route: Route): string =>
  'topic' in route ? `${route.kind} ${route.topic.slug}` : route.kind;

/**
 * The share of own words of each sister page, from 0 to 1: words all of whose shingles are on at most one in
 * twenty of the others. Names and numbers are masked first.
 */
export function ownWords(pages: readonly Uint32Array[]): number[] {
  const numbers = new Map<number, number>();
  const holding: number[] = [];
  const lastPage: number[] = [];
  const numbered = pages.map((shingles, page) =>
    shingles.map((shingle) => {
      let number = numbers.get(shingle);
      if (number === undefined) numbers.set(shingle, (number = holding.push(0) - 1));
      if (lastPage[number] !== page) holding[number]!++;
      lastPage[number] = page;
      return number;
    }),
  );
  const most = 1 + Math.floor((pages.length - 1) / oneIn);
  return numbered.map((shingles) => {
    if (shingles.length === 0) return 0;
    let shared = 0;
    let end = 0;
    shingles.forEach((shingle, at) => {
      if (holding[shingle]! <= most) return;
      shared += at + shingleLength - Math.max(end, at);
      end = at + shingleLength;
    });
    return 1 - shared / (shingles.length + shingleLength - 1);
  });
}
