import { parseArgs } from 'node:util';
import { formatProblems } from '#content/format-problems.ts';
import { loadContent } from '#content/load.ts';
import { fileLabel } from '#content/read.ts';
import { checkAddresses, planSite } from '#site/plan.ts';

const { values } = parseArgs({ options: { data: { type: 'string', default: 'data' } } });
const { content, problems } = loadContent(values.data);
const site = content && planSite(content);
const all = site
  ? checkAddresses(site, (file) => ({ file: fileLabel(values.data, file), line: 1, column: 1 }))
  : problems;
if (all.length > 0) {
  console.error(formatProblems(all));
  process.exitCode = 1;
} else {
  console.log(`All of ${values.data}/ is in order; it makes ${site!.size.toLocaleString('en-US')} pages.`);
}
