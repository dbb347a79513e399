import { routesOf, type Site } from '#site/plan.ts';
import { keyOfShortText, type Key } from '../key.ts';
import { PageRecord } from './page-record.ts';
import { noStamp } from './stamp.ts';

const unknown: Key = [0, 0];

/**
 * The record of a run that has just begun: all pages that it may write, and those of the run before, none of
 * which is known to be right. Whatever cuts the run off, the next one knows these pages as its own.
 */
export function expectedPages(site: Site, before: PageRecord | undefined): PageRecord {
  const planned = PageRecord.empty(site.size);
  let page = 0;
  for (const { address } of routesOf(site)) planned.set(page++, keyOfShortText(address), unknown, noStamp, 0);
  return before ? planned.joinedBy(before) : planned;
}
