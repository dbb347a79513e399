import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { buildSite, run, temporaryFolder } from '../support/site.ts';

let out: string;
beforeAll(async () => {
  out = await buildSite();
});

it('The audit of this site finds no error, and warns only of missing EmailJS ids and of samples', async () => {
  const reports = path.join(temporaryFolder(), 'reports');
  const { code, output } = await run('audit', ['--out', out, '--reports', reports, '--quiet']);
  expect([code, output]).toEqual([0, '']);
  const rows = readFileSync(path.join(reports, 'audit.csv'), 'utf8').split('\n');
  // As time passes, facts become due for review.
  const warnings = rows.filter((row) => /^(?:error|warning),(?!fact-old,)/.test(row));
  expect(warnings.filter((row) => row.startsWith('warning,ad-sample,'))).toHaveLength(4);
  expect(warnings.filter((row) => !row.startsWith('warning,ad-sample,'))).toEqual([
    expect.stringMatching(
      /^warning,form-not-connected,.*,data\/site\.yaml,\d+,"Missing from the finished site: serviceId, templateId and publicKey\."$/,
    ),
  ]);
});
