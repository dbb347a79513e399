import { routesOf, type Site } from '#site/plan.ts';
import { noStamp } from './stamp.ts';
import { keyOfShortText, type Key } from '../key.ts';
import { PageRecord } from './page-record.ts';

const nothing: Key = [0, 0];

/**
 * The record of a run that has just begun: all pages that it may write, and those of the run before, of which none
 * is known to be right. Whatever cuts the run off, the next one knows these pages as its own.
 */
export function expectedPages(site: Site, before: PageRecord | undefined): PageRecord {
  const planned = PageRecord.empty(site.size);
  let page = 0;
  for (const { address } of routesOf(site)) planned.set(page++, keyOfShortText(address), nothing, noStamp, 0);
  const others = Array.from({ length: before?.pages ?? 0 }, (_, at) => before!.addressAt(at)).filter(
    (address) => planned.find(address) < 0,
  );
  const all = PageRecord.empty(site.size + others.length);
  for (page = 0; page < site.size; page++) all.copy(page, planned, page);
  for (const address of others) all.set(page++, address, nothing, noStamp, 0);
  return all;
}
