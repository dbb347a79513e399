import { routesOf, type Site } from '#site/plan.ts';
import { keyOfShortText } from '../key.ts';
import { PageRecord } from './page-record.ts';

/**
 * The record of a run that has just begun: all pages that it may write, and those of the run before, none of
 * which is known to be right. Whatever cuts the run off, the next one knows these pages as its own.
 */
export function expectedPages(site: Site, before: PageRecord | undefined): PageRecord {
  const planned = PageRecord.empty(site.size);
  let page = 0;
  for (const { address } of routesOf(site)) planned.expect(page++, keyOfShortText(address));
  return before ? planned.joinedWith(before) : planned;
}
