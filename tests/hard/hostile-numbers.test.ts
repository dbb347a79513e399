import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadSite } from '#output/load-site.ts';
import { edit, smallSite, writeData } from '../support/small-site.ts';
import { seed } from './support/hostile-texts.ts';
import { pagesOf } from './support/pages.ts';
import { effort, patience } from './support/patience.ts';

const latitude = fc.oneof(fc.constantFrom(-90, 90, 0, 45), fc.double({ min: -90, max: 90, noNaN: true }));
const longitude = fc.oneof(fc.constantFrom(-180, 180, 0), fc.double({ min: -180, max: 180, noNaN: true }));
const point = fc.tuple(latitude, longitude);

it(
  'Places anywhere on earth, many at one spot or at the poles, give maps without a number that is none',
  async () => {
    const written = (at: readonly number[]) => `[${at.join(', ')}]`;
    const check = async (points: number[][], third: number[] | null) => {
      const [first = [], second = [], office = [], other = []] = points;
      const files = smallSite();
      edit(files, 'counties/chittenden-county.yaml', '[44.4762, -73.2120]', written(first));
      edit(files, 'counties/chittenden-county.yaml', '[44.4470, -73.1710]', written(second));
      edit(files, 'counties/chittenden-county.yaml', '[44.5140, -73.2540]', written(third ?? first));
      edit(files, 'site.yaml', '[44.4790, -73.2120]', written(office));
      edit(files, 'site.yaml', '[44.0140, -73.1680]', written(other));
      const { site, problems } = loadSite(writeData(files));
      expect(problems).toBeUndefined();
      for (const [address, html] of await pagesOf(site!)) {
        expect({ address, wrong: /.{40}(?:NaN|Infinity|undefined).{40}/.exec(html)?.[0] }).toEqual({
          address,
        });
      }
    };
    const four = fc.array(point, { minLength: 4, maxLength: 4 });
    await fc.assert(fc.asyncProperty(four, fc.option(point, { freq: 2 }), check), {
      numRuns: 15 * effort,
      seed,
    });
  },
  patience,
);
