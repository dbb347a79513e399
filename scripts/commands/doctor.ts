import path from 'node:path';
import { readDeployment } from '#hosts/deployment.ts';
import { diagnose, wouldWork } from '#hosts/diagnose.ts';
import { formatDiagnosis } from '#hosts/format-diagnosis.ts';
import type { Call } from '../command-line/call.ts';
import { writeOwnReports } from '../own-reports.ts';

export function run({ options: { host, out, reports } }: Call<'doctor'>): void {
  const diagnosis = diagnose(readDeployment(out), host);
  // Not in the site itself, where a host would publish them.
  const folder = `hosts/${host}`;
  const files = diagnosis.files.map(({ name, text }) => ({ name: `${folder}/${name}`, text }));
  writeOwnReports(reports, files, 'doctor');

  console.log(formatDiagnosis(diagnosis, path.join(reports, folder)));
  process.exitCode = wouldWork(diagnosis) ? 0 : 1;
}
