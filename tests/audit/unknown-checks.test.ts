import { expect, it } from 'vitest';
import { unknownChecks } from '#audit/unknown-checks.ts';
import { loadContent } from '#content/load.ts';
import { dataToRead, edit, smallSite } from '../support/small-site/small-site.ts';

it('An accepted finding names a check that the audit has', () => {
  const files = smallSite();
  const accepted = (check: string) => `{ check: ${check}, text: "Best", because: "Counsel approved it." }`;
  const entries = ['ad-claim', 'ad-claims', 'weather'].map((check) => `    - ${accepted(check)}\n`);
  edit(files, 'site.yaml', 'state:', `audit:\n  accepted:\n${entries.join('')}state:`);
  const { content, locate } = loadContent(dataToRead(files));
  expect(unknownChecks(content!, locate)).toMatchObject([
    { line: 10, path: 'audit.accepted[1].check', fix: 'Did you mean "ad-claim"?' },
    {
      line: 11,
      says: '"npm run audit" has no check "weather".',
      fix: 'Copy its name from the report of "npm run audit", or delete the entry.',
    },
  ]);
});
