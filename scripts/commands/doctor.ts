import path from 'node:path';
import { writeWhole } from '#content/files/write-whole.ts';
import { readDeployment } from '#hosts/deployment.ts';
import { diagnose, wouldWork } from '#hosts/diagnose.ts';
import { formatDiagnosis } from '#hosts/format-diagnosis.ts';
import type { Call } from '../command-line/command.ts';

export function run({ options: { host, out, reports } }: Call<'doctor'>): void {
  const diagnosis = diagnose(readDeployment(out), host);
  // Not in the site itself, where a host would publish them.
  const folder = path.join(reports, 'hosts', host);
  for (const { name, text } of diagnosis.files) writeWhole(path.join(folder, name), text);

  console.log(formatDiagnosis(diagnosis, folder));
  process.exitCode = wouldWork(diagnosis) ? 0 : 1;
}
