import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { Mask, placeNames } from '#site/own-words/mask.ts';
import { Causes } from '#audit/causes/causes.ts';
import { templateOf } from '#audit/causes/templates.ts';
import { loadSite } from '../support/load-site.ts';
import { definitions } from '#pages/definitions.ts';
import { routesOf } from '#site/plan.ts';
import type { RouteKind } from '#site/routes/routes.ts';
import { root } from '../support/site.ts';
import { edit, smallSite, writeData } from '../support/small-site/small-site.ts';

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
])('On %s, the text "%s" comes from %s', (address, text, expected) => {
  const { causes, at, shown } = causesIn(writeData(files));
  expect(shown(causes.ofText(at(address), text))).toBe(expected);
});

it('A sentence in two posts comes from the one that the page shows', () => {
  const said = 'Ask your doctor about the deer on the road.';
  const twice = { ...files };
  for (const name of ['posts/time-limits.md', 'posts/other-limits.md'])
    twice[name] = `${String(files['posts/time-limits.md'])}\n${said}\n`;
  edit(twice, 'posts/other-limits.md', 'How Long You Have in Vermont', 'How Long Others Have');
  const { causes, at, shown } = causesIn(writeData(twice));
  expect(shown(causes.ofText(at('/blog/other-limits'), said))).toMatch(/^data\/posts\/other-limits\.md/);
  expect(shown(causes.ofText(at('/blog/time-limits'), said))).toMatch(/^data\/posts\/time-limits\.md/);
});

it('A default text comes from the schema that defines it', () => {
  const { causes, at, shown } = causesIn(writeData(files));
  const cause = causes.ofText(at('/about'), 'Looking for a specific page?');
  expect(shown(cause)).toMatch(/^src\/content\/schemas\/pages\/shell\.ts:\d+$/);
});

it('A text that is found nowhere comes from the template of the page', () => {
  const { causes, at, shown } = causesIn(writeData(files));
  expect(shown(causes.ofText(at('/about'), 'qwertz'))).toMatch(/^src\/pages\/about\.tsx:\d+$/);
});

it.each([
  ['/locations/zip/05753', 'data/counties/addison-county.yaml:1'],
  ['/practice/car-accidents', 'data/practice-areas/car-accidents.yaml:1'],
  ['/local-searches/car-crash-lawyer-in-burlington', 'data/keywords.yaml:2'],
  ['/locations', 'data/pages/locations.yaml:1'],
])('More text for %s can be written in %s', (address, expected) => {
  const { causes, at, shown } = causesIn(writeData(files));
  expect(shown(causes.inOwnData(at(address)))).toBe(expected);
});

it('A long text comes from the line with the words in question', () => {
  const { causes, at, shown } = causesIn(writeData(files));
  const title = 'Car Crash Lawyer in Burlington | Expert Legal Help';
  const keyword = at('/local-searches/car-crash-lawyer-in-burlington');
  expect(shown(causes.ofText(keyword, title))).toMatch(/^data\/keywords\.yaml/);
  expect(shown(causes.ofText(keyword, title, 'Expert'))).toMatch(
    /^src\/content\/schemas\/pages\/keyword\.ts/,
  );
});

/** The line of a file of the project. */
const lineOf = ({ file, line }: { file: string; line: number }) =>
  readFileSync(path.join(root, file), 'utf8').split('\n')[line - 1]!.trim();

it.each(Object.keys(definitions) as RouteKind[])('The audit finds the template of %s', async (kind) => {
  const { file, name } = templateOf(kind);
  const module = (await import(path.join(root, file))) as Record<string, unknown>;
  expect(module[name]).toBe(definitions[kind]);
});

it.each([
  ['zip', 'src/pages/zip.tsx', /^export const zip = definePlacePage\(/],
  ['zip-topic', 'src/pages/topic/topic.tsx', /^export const topic = definePlacePage\(/],
  ['location-not-found', 'src/pages/not-found.tsx', /^export const locationNotFound = missingPage\(/],
] as const)(
  'A mistake of a whole page of the kind %s comes from its definition in %s',
  (kind, file, line) => {
    const cause = causesIn(writeData(files)).causes.inTemplate(kind);
    expect(cause.file).toBe(file);
    expect(lineOf(cause)).toMatch(line);
  },
);

it('A mistake on a ZIP page comes from the line that prints it, in a default text or in a shared template', () => {
  const { causes, at } = causesIn(writeData(files));
  const text = causes.ofText(
    at('/locations/zip/05401'),
    'See all of Burlington or of Chittenden County.',
    'See all',
  );
  const element = causes.inTemplate('zip', 'aria-labelledby="areas"');
  expect(text.file).toBe('src/content/schemas/pages/places.ts');
  expect(lineOf(text)).toContain('See all of {city} or of {county}.');
  expect([element.file, lineOf(element)]).toEqual([
    'src/pages/shared/location-body.tsx',
    '<nav aria-labelledby="areas">',
  ]);
});
