import { expect, it } from 'vitest';
import { Causes } from '#audit/causes.ts';
import { Mask } from '#similarity/mask.ts';
import { placeNames } from '#similarity/place-names.ts';
import { loadSite } from '#output/load-site.ts';
import { routesOf } from '#site/plan.ts';
import { root } from '../support/site.ts';
import { edit, smallSite, writeData } from '../support/small-site.ts';

const files = smallSite();
edit(files, 'keywords.yaml', 'Hurt in a crash near the lake?', 'Hurt in a crash near the big lake?');

function causesIn(data: string) {
  const { site } = loadSite(data);
  const causes = new Causes(root, data, new Mask(placeNames(site!.content, site!.places)));
  const at = (address: string) => [...routesOf(site!)].find((route) => route.address === address)!;
  const shown = ({ file, line }: { file: string; line: number }) => `${file.replace(data, 'data')}:${line}`;
  return { causes, at, shown };
}

it.each([
  ['/blog/time-limits', 'How Long You Have in Vermont', 'data/posts/time-limits.md:2'],
  [
    '/blog/zip/05401/deadlines',
    'How Long You Have in Zip Code 05401 (Burlington)',
    'data/posts/time-limits.md:2',
  ],
  ['/blog/zip/05401/deadlines', 'You live in 05401, part of Burlington.', 'data/topics/deadlines.yaml:8'],
  ['/blog/zip/05401/deadlines', 'Most people in Zip Code 05401 have 3 years.', 'data/posts/time-limits.md:8'],
  [
    '/local-searches/car-crash-lawyer-in-burlington',
    'Hurt in a crash near the big lake?',
    'data/keywords.yaml:5',
  ],
  ['/', 'They called me back.', 'data/testimonials.yaml:5'],
])('A text of %s that says "%s" is mended in %s', (address, text, expected) => {
  const { causes, at, shown } = causesIn(writeData(files));
  expect(shown(causes.ofText(at(address), text))).toBe(expected);
});

it('A text that stands in no data is mended in the template that holds it', () => {
  const { causes, at, shown } = causesIn(writeData(files));
  const cause = causes.ofText(at('/about'), 'Looking for a specific page?');
  expect(shown(cause)).toMatch(/^src\/components\/shell\.tsx:\d+$/);
});

it('A text that stands nowhere leads to the template of the page', () => {
  const { causes, at, shown } = causesIn(writeData(files));
  expect(shown(causes.ofText(at('/about'), 'qwertz'))).toMatch(/^src\/pages\/about\.tsx:\d+$/);
});

it('Of a long text, the line that holds the words in question counts', () => {
  const { causes, at, shown } = causesIn(writeData(files));
  const title = 'Car Crash Lawyer in Burlington | Expert Legal Help';
  const keyword = at('/local-searches/car-crash-lawyer-in-burlington');
  expect(shown(causes.ofText(keyword, title))).toMatch(/^data\/keywords\.yaml/);
  expect(shown(causes.ofText(keyword, title, 'Expert'))).toMatch(/^src\/pages\/keyword\.tsx/);
});
