import { parseArgs } from 'node:util';
import { annotateProblems } from '#content/letters/annotate-problems.ts';
import { formatProblems } from '#content/letters/format-problems.ts';
import { counted } from '#lib/text.ts';
import { loadSite } from '#output/load-site.ts';
import { dataFolder } from './data-folder.ts';
import { helpIfAsked, wrongUsage } from './load-or-exit.ts';
import { emailjsFromEnvironment } from './options.ts';

const usage = `Usage: npm run check -- [options]
  --data DIR   folder with the data (data)
  --json       every problem as JSON, for editors (with "npm run -s")`;

const { data, json } = readOptions();
const { site, problems = [] } = loadSite(data, { emailjs: emailjsFromEnvironment() });
if (json) console.log(JSON.stringify({ problems, pages: site?.size ?? 0 }, null, 2));
else if (site) {
  console.log(`All of ${data}/ is in order; it makes ${counted(site.size, 'page', 'pages')}.`);
} else {
  console.error(formatProblems(problems));
  if (process.env.GITHUB_ACTIONS) console.log(annotateProblems(problems));
}
process.exitCode = site ? 0 : 1;

function readOptions() {
  helpIfAsked(usage);
  try {
    const { values } = parseArgs({
      options: {
        data: { type: 'string', default: 'data' },
        json: { type: 'boolean', default: false },
      },
    });
    dataFolder(values.data);
    return values;
  } catch (error) {
    return wrongUsage((error as Error).message, usage);
  }
}
