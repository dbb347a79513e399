import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listPublicFiles } from '#content/read.ts';
import { counted } from '#lib/text.ts';
import { htmlChecker } from './html-rules.ts';
import { optionsOrExit } from './load-or-exit.ts';

const usage = `Usage: npm run validate -- [--data DIR] [--out DIR]
Holds the HTML of every page of a finished site (dist) against the standard.`;
const options = {
  data: { type: 'string', default: 'data' },
  out: { type: 'string', default: 'dist' },
} as const;
const { values } = optionsOrExit({ options }, usage);
if (!existsSync(path.join(values.out, 'index.html'))) {
  console.error(`There is no finished site in ${values.out}/. Make it first with: npm run generate`);
  process.exit(1);
}

/** One mistake in a template is on thousands of pages; it is told once, with the first page and the count. */
const faults = new Map<string, { firstAt: string; pages: number }>();
const check = htmlChecker();
const deployedAsTheyAre = new Set(listPublicFiles(values.data));
const pages = readdirSync(values.out, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.html') && !deployedAsTheyAre.has(name.replaceAll('\\', '/')),
);
let failed = 0;
for (const name of pages.sort()) {
  const found = check(readFileSync(path.join(values.out, name), 'utf8'));
  if (found.length > 0) failed++;
  const told = new Set<string>();
  for (const { says, line, column } of found) {
    const known = faults.get(says);
    if (!known) faults.set(says, { firstAt: `${name}:${line}:${column}`, pages: 1 });
    else if (!told.has(says)) known.pages++;
    told.add(says);
  }
}

for (const [says, { firstAt, pages: count }] of faults) {
  console.error(`${says}\n  on ${counted(count, 'page', 'pages')}, first in ${firstAt}\n`);
}
console.log(`${pages.length - failed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
