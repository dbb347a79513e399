import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { joinLedgers, ledgerOf, printLedger, readLedger } from '#addresses/ledger.ts';
import { counted } from '#lib/text.ts';
import { loadOrExit, wrongUsage } from './load-or-exit.ts';

const usage = `Usage: npm run published -- [options]
Records in published.yaml that the site, as its data is now, went online.
  --data DIR   folder with the data (data)`;

const { data } = readOptions();
const site = loadOrExit(data, usage);
const { published } = site.content;
const now = ledgerOf(site);
writeFileSync(
  path.join(data, 'published.yaml'),
  printLedger(published ? joinLedgers(readLedger(published), now) : now),
);
console.log(`${counted(site.size, 'page is', 'pages are')} recorded as published in ${data}/published.yaml.`);

function readOptions() {
  try {
    return parseArgs({ options: { data: { type: 'string', default: 'data' } } }).values;
  } catch (error) {
    return wrongUsage((error as Error).message, usage);
  }
}
