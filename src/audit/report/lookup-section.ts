import type { Audit } from '../audit.ts';
import { checks } from '../checks.ts';
import { pagesOf, severityOf } from '../finding.ts';
import { markup, type Markup } from './markup.ts';

export function lookupSection(): Markup {
  return markup`<section id="lookup" aria-labelledby="lookup-title">
  <h2 id="lookup-title">Look up a page</h2>
  <label class="search"><span>Words of an address</span><input type="search" id="page-search" placeholder="11224 no-fault" autocomplete="off"></label>
  <p id="pages-found" role="status">Type a ZIP, a place or a topic.</p>
  <ul id="pages-list" class="pages"></ul>
</section>`;
}

/** What the script of the report needs to know of each page and of each cause, as short as it goes. */
export function lookupData({ url, pages, groups }: Audit) {
  return {
    url,
    pages: pages.map((page) => [
      page.address,
      page.words,
      page.inlinks,
      page.depth,
      Math.round(page.similarity * 100),
      page.nearest,
      page.indexed ? 1 : 0,
      page.titleWidth,
      page.lastChanged,
    ]),
    groups: groups.map((group) => [
      group.accepted === undefined ? severityOf(group) : 'accepted',
      checks[group.check].title,
      `${group.cause.file}:${group.cause.line}`,
      ranges(pagesOf(group).filter((page) => page !== -1)),
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
