import path from 'node:path';
import { goneNames, goneSince, submitChanges } from '#addresses/index-now.ts';
import { joinLedgers, ledgerOf, readLedger } from '#addresses/ledger.ts';
import { utcDay } from '#lib/date.ts';
import { counted } from '#lib/text.ts';
import { pagesChangedSince } from '#output/lastmod/dated-pages.ts';
import { siteOrRefuse } from '#output/load-site.ts';
import type { Call } from '../command-line/call.ts';
import { WrongUsage } from '../command-line/wrong-usage.mjs';
import { ledgerFile, refuseLostLedger, warnOfMissingLedger } from '../desk/missing-files.ts';
import { earlierLedgers, joinSides, writeLedger } from '../desk/ledger-file.ts';
import { buildDay } from '../environment.ts';
import { writeOwnReports } from '../own-reports.ts';

const list = 'indexnow.txt';

export async function run({ options, folders }: Call<'published'>): Promise<void> {
  const { data, reports, indexnow, to } = options;
  if (to !== undefined && !indexnow)
    throw new WrongUsage(
      '--to only says where --indexnow submits the addresses. Write both: --indexnow --to URL',
    );
  refuseLostLedger(data);
  const joined = joinSides(data);
  if (joined) console.log(joined);
  const { site } = siteOrRefuse(data, folders);
  const { published } = site.content;
  warnOfMissingLedger(data);
  const now = ledgerOf(site);
  const ledger = published ? [readLedger(published), ...earlierLedgers(data)].reduce(joinLedgers, now) : now;
  const told = published?.told;

  const day = buildDay();
  const changed = [
    ...(await pagesChangedSince(site, data, { now: day, since: told })),
    ...(published ? goneSince(site, published) : []),
  ];
  const { url } = site.content.settings;
  const text = changed.map((address) => `${url}${address}\n`).join('');
  writeOwnReports(reports, [{ name: list, text }], 'published');
  writeLedger(data, ledger, published ?? {});
  console.log(`${counted(site.size, 'page', 'pages')} recorded as published in ${data}/${ledgerFile}.`);

  const listed = path.join(reports, list);
  const all = counted(changed.length, 'address', 'addresses');
  console.log(
    told === undefined
      ? `Not yet submitted to search engines: ${all}, listed in ${listed}.`
      : `New, changed or gone since the last submission to search engines on ${told}: ${all}, listed in ${listed}.`,
  );
  if (!indexnow || changed.length === 0) return;
  await submitChanges(site, changed, to);
  console.log(`Submitted to search engines: ${all}.`);
  writeLedger(data, ledger, { told: utcDay(day), gone: goneNames(site, ledger) });
}
