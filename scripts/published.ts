import path from 'node:path';
import { parseArgs } from 'node:util';
import { joinLedgers, ledgerOf, printLedger, readLedger } from '#addresses/ledger.ts';
import { withModeline } from '#desk/schema-files.ts';
import { counted } from '#lib/text.ts';
import { dataFolder } from './data-folder.ts';
import { helpIfAsked, loadOrExit, wrongUsage } from './load-or-exit.ts';
import { writeTextFile } from './text-file.ts';

const usage = `Usage: npm run published -- [options]
Records in published.yaml that the site, as its data is now, went online.
  --data DIR   folder with the data (data)`;

const file = 'published.yaml';
const { data } = readOptions();
const site = loadOrExit(data);
const { published } = site.content;
const now = ledgerOf(site);
const ledger = published ? joinLedgers(readLedger(published), now) : now;
writeTextFile(path.join(data, file), withModeline(file, printLedger(ledger)));
console.log(`${counted(site.size, 'page is', 'pages are')} recorded as published in ${data}/${file}.`);

function readOptions() {
  helpIfAsked(usage);
  try {
    const { values } = parseArgs({ options: { data: { type: 'string', default: 'data' } } });
    return { data: dataFolder(values.data) };
  } catch (error) {
    return wrongUsage((error as Error).message, usage);
  }
}
