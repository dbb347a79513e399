import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { audit } from '#audit/audit.ts';
import { severityOf } from '#audit/finding.ts';
import { loadSite } from '#output/load-site.ts';
import { buildSite, root } from '../support/site.ts';

let out: string;
beforeAll(async () => {
  out = await buildSite();
});

it('The audit of the real site ends with no error and no warning', { timeout: 180_000 }, async () => {
  const data = path.join(root, 'data');
  const { site } = loadSite(data);
  const { groups } = await audit({ site: site!, now: new Date(), folders: { data, out, root } });
  const open = groups
    .filter((group) => group.accepted === undefined && severityOf(group) !== 'notice')
    // How alike pages are is told exactly by "npm run similarity"; here it is estimated.
    .filter(({ check }) => check !== 'text-near-duplicate')
    .map(({ check, cause, findings }) => `${check} ${cause.file}:${cause.line} ${findings[0]!.says}`);
  expect(open).toEqual([]);
});
