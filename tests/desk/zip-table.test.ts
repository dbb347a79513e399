import { expect, it } from 'vitest';
import { tellOf } from '#content/checks/tell.ts';
import { checkPoints } from '#content/checks/check-points.ts';
import { parseSource } from '#content/entries/parse-source.ts';
import { groupBy } from '#lib/group-by.ts';
import type { Problem } from '#lib/problem.ts';
import { shippedZips } from '../../scripts/desk/shipped-files.ts';
import { root } from '../support/site.ts';

it('The shipped coordinates of each ZIP code are accepted in the file of its county', () => {
  const counties = [...groupBy(shippedZips(root).rows, ({ state, county }) => `${county}, ${state}`)].map(
    ([county, rows]) => ({
      file: `counties/${county}.yaml`,
      state: rows[0]!.state,
      points: Object.fromEntries(rows.map(({ zip, point }) => [zip, point])),
    }),
  );
  const sources = new Map(counties.map(({ file }) => [file, parseSource(file, 'points: {}', [])!]));

  const problems: Problem[] = [];
  checkPoints({ counties }, tellOf(sources, problems));

  expect(counties.length).toBeGreaterThan(3000);
  expect(problems).toEqual([]);
});
