import type { Audit } from '#audit/audit.ts';
import { pagesOf, severityOf } from '#audit/finding.ts';
import { rangesOf } from '#lib/numbers/number-range.ts';
import { Section } from '../parts.tsx';

/** Filled by the script of the report. */
export const LookupSection = () => (
  <Section id="lookup" title="Look up a page">
    <label className="search">
      <span>Words of an address</span>
      <input type="search" id="page-search" placeholder="11224 no-fault" autoComplete="off" />
    </label>
    <p id="pages-found" role="status">
      Type a ZIP, a place or a topic.
    </p>
    <ul id="pages-list" className="pages" />
  </Section>
);

/** Compact data about pages and causes for the report's script. */
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
      severityOf(group),
      group.check.title,
      `${group.cause.file}:${group.cause.line}`,
      rangesOf(
        pagesOf(group)
          .sort((a, b) => a - b)
          .map(String),
      ).join(','),
    ]),
  };
}
