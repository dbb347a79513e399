import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { buildSite, run, temporaryFolder } from '../support/site.ts';

/** A fixed day, since facts become due for review as time passes. */
const december1 = String(Date.parse('2026-12-01') / 1000);

let out: string;
beforeAll(async () => {
  out = await buildSite();
});

it('The audit of this site finds no error, and warns only of missing EmailJS ids and of samples', async () => {
  const reports = path.join(temporaryFolder(), 'reports');
  const { code, output } = await run('audit', ['--out', out, '--reports', reports, '--quiet'], {
    SOURCE_DATE_EPOCH: december1,
  });
  expect([code, output]).toEqual([0, '']);
  const rows = readFileSync(path.join(reports, 'audit.csv'), 'utf8').split('\n');
  const warnings = rows.filter((row) => /^(?:error|warning),/.test(row));
  expect(warnings.filter((row) => row.startsWith('warning,ad-sample,'))).toHaveLength(4);
  expect(warnings.filter((row) => !row.startsWith('warning,ad-sample,'))).toEqual([
    expect.stringMatching(
      /^warning,form-not-connected,.*,data\/site\.yaml,\d+,"Missing from the finished site: serviceId, templateId and publicKey\."$/,
    ),
  ]);
});
