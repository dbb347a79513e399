import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { audit } from '#audit/audit.ts';
import { openGroups } from '#audit/finding.ts';
import { loadSite } from '#output/load-site.ts';
import { buildSite, root } from '../support/site.ts';

/** Facts grow old by themselves, which is no matter of the site's code. */
const december1 = new Date('2026-12-01');

let out: string;
beforeAll(async () => {
  out = await buildSite();
});

it(
  'The audit of the real site ends with no error, and no warning but that it ships without ids for its form',
  { timeout: 180_000 },
  async () => {
    const data = path.join(root, 'data');
    const { site } = loadSite(data);
    const { groups } = await audit({ site: site!, now: december1, folders: { data, out, root } });
    const open = openGroups(groups)
      .filter(({ check }) => check.level !== 'notice')
      .map(({ check, cause, findings }) => `${check.id} ${cause.file}:${cause.line} ${findings[0]!.says}`);
    expect(open).toEqual([
      expect.stringMatching(
        /^form-not-connected \S+data\/site\.yaml:\d+ serviceId, templateId and publicKey are missing in what visitors get\.$/,
      ),
    ]);
  },
);
