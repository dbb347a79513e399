import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadContent } from '#content/load.ts';
import { planSite } from '#site/plan.ts';
import { dataToRead, smallSite } from '../support/small-site/small-site.ts';
import { seed } from './support/hostile-texts.ts';
import { pagesOf } from './support/pages.ts';
import { effort, isLong, testTimeout } from './support/effort.ts';

const latitude = fc.oneof(fc.constantFrom(-90, 90, 0, 45), fc.double({ min: -90, max: 90, noNaN: true }));
const longitude = fc.oneof(fc.constantFrom(-180, 180, 0), fc.double({ min: -180, max: 180, noNaN: true }));
const point = fc.tuple(latitude, longitude);
type Point = [latitude: number, longitude: number];

it(
  'Maps of places anywhere on earth, even at one point or at the poles, contain only valid numbers',
  async () => {
    const { content } = loadContent(dataToRead(smallSite()));
    const check = async (points: [number, number][], third: [number, number] | null) => {
      const [first, second, office, other] = points as [Point, Point, Point, Point];
      // check refuses such places, but the maps must work all the same.
      const { settings, counties, ...rest } = structuredClone(content!);
      const chittenden = counties.find(({ slug }) => slug === 'chittenden-county')!;
      chittenden.points = { '05401': first, '05403': second, '05408': third ?? first };
      settings.offices[0]!.point = office;
      settings.offices[1]!.point = other;
      for (const [address, html] of await pagesOf(planSite({ settings, counties, ...rest }))) {
        expect({ address, wrong: /.{40}(?:NaN|Infinity|undefined).{40}/.exec(html)?.[0] }).toEqual({
          address,
        });
      }
    };
    const four = fc.array(point, { minLength: 4, maxLength: 4 });
    await fc.assert(fc.asyncProperty(four, fc.option(point, { freq: 2 }), check), {
      numRuns: isLong ? 4 * effort : 2,
      seed,
    });
  },
  testTimeout,
);
