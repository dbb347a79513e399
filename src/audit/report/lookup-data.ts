import type { Audit } from '../audit.ts';
import { pagesOf } from '../finding.ts';

/** What the script of the report needs to know of each page and of each cause, as compact as possible. */
export function lookupData({ url, pages, groups }: Audit) {
  return {
    url,
    pages: pages.map((page) => [
      page.address,
      page.words,
      Math.round(page.ownWords * 100),
      page.inlinks,
      page.depth,
      Math.round(page.similarity * 100),
      page.nearest,
      page.indexed ? 1 : 0,
      page.titleWidth,
      page.lastChanged,
    ]),
    groups: groups.map((group) => [
      group.accepted === undefined ? group.check.level : 'accepted',
      group.check.title,
      `${group.cause.file}:${group.cause.line}`,
      ranges(pagesOf(group)),
    ]),
  };
}

/** "3-7,9": the pages of a mistake in a template follow each other. */
function ranges(numbers: readonly number[]): string {
  const sorted = [...numbers].sort((a, b) => a - b);
  const parts: [number, number][] = [];
  for (const number of sorted) {
    const last = parts.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else parts.push([number, number]);
  }
  return parts.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}
