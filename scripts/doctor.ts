import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readDeployment } from '#hosts/deployment.ts';
import { diagnose, wouldWork } from '#hosts/diagnose.ts';
import { formatDiagnosis } from '#hosts/format-diagnosis.ts';
import { hostNames } from '#hosts/hosts.ts';
import { helpIfAsked, wrongUsage } from './load-or-exit.ts';

const usage = `Usage: npm run doctor -- --host HOST [options]
Tells before a deploy what the limits and rules of a host mean for the finished site.
  --host HOST      ${hostNames.join(', ')}
  --out DIR        folder with the finished site (dist)
  --reports DIR    folder for what the host needs to be told (.reports)`;

helpIfAsked(usage);
const { host, out, reports } = readOptions();
const diagnosis = diagnose(readDeployment(out), host);

// Not in the site itself, where a host would publish them.
const folder = path.join(reports, 'hosts', host);
rmSync(folder, { recursive: true, force: true });
if (diagnosis.files.length > 0) mkdirSync(folder, { recursive: true });
for (const { name, text } of diagnosis.files) writeFileSync(path.join(folder, name), text);

console.log(formatDiagnosis(diagnosis, folder));
process.exitCode = wouldWork(diagnosis) ? 0 : 1;

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        host: { type: 'string' },
        out: { type: 'string', default: 'dist' },
        reports: { type: 'string', default: '.reports' },
      },
    });
    const name = hostNames.find((known) => known === values.host);
    if (!name) throw new Error(`--host is "${values.host ?? ''}": write one of ${hostNames.join(', ')}.`);
    if (!existsSync(path.join(values.out, 'index.html'))) {
      throw new Error(`There is no finished site in ${values.out}/. Make it first with: npm run generate`);
    }
    return { ...values, host: name };
  } catch (error) {
    return wrongUsage((error as Error).message, usage);
  }
}
