import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { chooseCities } from '../../scripts/desk/propose-places.ts';
import { zipTable } from '../support/another-firm.ts';
import { smallPlan } from '../support/small-site/small-plan.ts';

it('A city that is typed twice is proposed once', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const asked = chooseCities(zipTable, smallPlan(), 'Addison County', {}, { input, output });
  input.write('Bristol, Vergennes, bristol\n');
  const { cities } = await asked;
  expect(cities.map(({ name }) => name)).toEqual(['Bristol', 'Vergennes']);
});
