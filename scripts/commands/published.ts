import path from 'node:path';
import { goneNames, goneSince, indexNowAddress, indexNowMessages, refusal } from '#addresses/index-now.ts';
import { joinLedgers, ledgerOf, printLedger, readLedger, type Told } from '#addresses/ledger.ts';
import { withModeline } from '#desk/schema-files.ts';
import { isSampleAddress } from '#lib/sample-address.ts';
import { counted } from '#lib/text.ts';
import { pagesChangedSince } from '#output/lastmod/changed-pages.ts';
import type { Site } from '#site/plan.ts';
import type { Options } from '../command-line/command.ts';
import { writeTextFile, writeWhole } from '../desk/text-file.ts';
import { buildDay } from '../environment.ts';
import { loadOrExit } from '../load-or-exit.ts';

const file = 'published.yaml';
const list = 'indexnow.txt';
const patience = 30_000;

export async function run({ data, reports, indexnow, to }: Options<'published'>): Promise<void> {
  const site = loadOrExit(data);
  const { published } = site.content;
  const now = ledgerOf(site);
  const ledger = published ? joinLedgers(readLedger(published), now) : now;
  const told: Told = { day: published?.told, gone: published?.gone.split(/\s+/).filter(Boolean) ?? [] };
  const write = (told: Told) =>
    writeTextFile(path.join(data, file), withModeline(file, printLedger(ledger, told)));

  const day = buildDay();
  const changed = [
    ...(await pagesChangedSince(site, data, { now: day, since: told.day })),
    ...(published ? goneSince(site, published) : []),
  ];
  write(told);
  console.log(`${counted(site.size, 'page is', 'pages are')} recorded as published in ${data}/${file}.`);

  const { url } = site.content.site;
  const listed = path.join(reports, list);
  writeWhole(listed, changed.map((address) => `${url}${address}\n`).join(''));
  const all = counted(changed.length, 'address', 'addresses');
  console.log(
    told.day === undefined
      ? `Search engines were not told of it yet: ${all} in ${listed}.`
      : `New, changed or gone since search engines were told on ${told.day}: ${all} in ${listed}.`,
  );
  if (!indexnow || changed.length === 0) return;
  await tell(site, changed, to ?? indexNowAddress);
  write({ day: day.toISOString().slice(0, 10), gone: goneNames(site, ledger) });
}

/** Sends search engines the addresses, or tells why not and ends. */
async function tell(site: Site, addresses: readonly string[], to: string): Promise<void> {
  const { url, indexNow } = site.content.site;
  if (isSampleAddress(url)) {
    giveUp(`${url} in site.yaml is no real address, so search engines are told nothing.`);
  }
  if (!indexNow) {
    giveUp(
      'site.yaml has no indexNow: write a key of your own there, such as\nindexNow: { key: "5b1c0f6e2a7d4c3f" }\nThen generate and upload the site, whose file of that name proves that the message is yours.',
    );
  }
  for (const message of indexNowMessages(url, indexNow.key, addresses)) {
    const why = await send(message, to);
    if (why) giveUp(`${to} took no addresses: ${why}`);
  }
  console.log(`${counted(addresses.length, 'address was', 'addresses were')} sent to ${to}.`);
}

async function send(message: ReturnType<typeof indexNowMessages>[number], to: string) {
  try {
    const { status } = await fetch(to, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(patience),
    });
    const why = refusal(status, message);
    return why && `it answered ${status}, ${why}`;
  } catch (error) {
    const { cause, message: says } = error as Error & { cause?: Error };
    return `it does not answer (${cause?.message || says}). Try again when there is a network.`;
  }
}

function giveUp(letter: string): never {
  console.error(letter);
  process.exit(1);
}
