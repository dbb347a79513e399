import path from 'node:path';
import { joinLedgers, ledgerOf, printLedger, readLedger } from '#addresses/ledger.ts';
import { withModeline } from '#desk/schema-files.ts';
import { counted } from '#lib/text.ts';
import type { Options } from '../command-line/command.ts';
import { writeTextFile } from '../desk/text-file.ts';
import { loadOrExit } from '../load-or-exit.ts';

const file = 'published.yaml';

export function run({ data }: Options<'published'>): void {
  const site = loadOrExit(data);
  const { published } = site.content;
  const now = ledgerOf(site);
  const ledger = published ? joinLedgers(readLedger(published), now) : now;
  writeTextFile(path.join(data, file), withModeline(file, printLedger(ledger)));
  console.log(`${counted(site.size, 'page is', 'pages are')} recorded as published in ${data}/${file}.`);
}
