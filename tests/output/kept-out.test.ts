import { expect, it } from 'vitest';
import { findKeptOut } from '#output/kept-out.ts';
import { smallPlan } from '../support/small-site/small-plan.ts';

it('Other work of a run, such as showing that it is alive, goes on while own words are counted', async () => {
  const site = smallPlan((files) => {
    files['site.yaml'] = `${String(files['site.yaml'])}indexing: { leastOwnText: 90 }\n`;
  });
  let isAlive = false;
  setImmediate(() => (isAlive = true));
  const keptOut = await findKeptOut(site);
  expect([isAlive, keptOut.has('/blog/zip/05401/deadlines')]).toEqual([true, true]);
});
