import { expect, it } from 'vitest';
import { filesOf, textOf } from '../support/files.ts';
import { htmlChecker } from '../support/html-rules.ts';
import { buildSite } from '../support/site.ts';
import { isLong, printCount, testTimeout } from './support/effort.ts';

/** Of so many pages one is looked at; in long runs every page is. */
const step = isLong ? 1 : 160;

it('Pages are valid HTML, whatever they are about', { timeout: testTimeout }, async () => {
  const dist = await buildSite();
  const check = htmlChecker();
  const pages = filesOf(dist).filter((name) => name.endsWith('.html'));
  const looked = pages.filter((_, i) => i % step === 0);
  const faults = looked.flatMap((name) =>
    check(textOf(dist, name)).map(({ says, line, column }) => `${name}:${line}:${column} ${says}`),
  );
  printCount(looked.length, 'pages held against the standard');
  expect(faults).toEqual([]);
});
