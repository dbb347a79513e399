import { expect, it } from 'vitest';
import { filesOf, textOf } from '../support/files.ts';
import { htmlChecker } from '../support/html-rules.ts';
import { buildSite } from '../support/site.ts';
import { isLong, printCount, testTimeout } from './support/effort.ts';

/** One in this many pages is checked; long runs check every page. */
const step = isLong ? 1 : 160;

it('Pages of all kinds are valid HTML', { timeout: testTimeout }, async () => {
  const dist = await buildSite();
  const check = htmlChecker();
  const pages = filesOf(dist).filter((name) => name.endsWith('.html'));
  const looked = pages.filter((_, i) => i % step === 0);
  const faults = looked.flatMap((name) =>
    check(textOf(dist, name)).map(({ says, line, column }) => `${name}:${line}:${column} ${says}`),
  );
  printCount(looked.length, 'pages were validated');
  expect(faults).toEqual([]);
});
