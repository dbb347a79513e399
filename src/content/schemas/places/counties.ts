import { z } from 'zod';
import { group, list, optionalList, titledGroup } from '../common/groups-and-lists.ts';
import { nameOf, placeName, slug } from '../common/names.ts';
import { line, lines, ownSeo, text } from '../common/texts.ts';
import { eachOnce, order, point, usState, zipCode } from '../common/values.ts';
import { localSubject } from './subjects.ts';

const sourced = { source: line('Where this can be checked', '2020 census') };
const population = group(
  'How many people live there; pages call other counts those of the whole place only where its ZIP codes hold nine tenths of them',
  {
    count: z
      .number()
      .int()
      .positive()
      .meta({ description: 'People, without a comma', examples: [2736074] }),
    ...sourced,
  },
).meta({ examples: [{ count: 36569, source: '2020 census' }] });
const publicBody = group('Who receives a notice of claim against the county', {
  name: line('As it reads after "a claim against"', 'the City of New York', 'the County of Erie'),
  ...sourced,
}).meta({ examples: [{ name: 'the County of Erie', source: 'General Municipal Law 50-e' }] });

const localNote = z.strictObject({
  subject: localSubject,
  text: lines(
    'Thirty to fifty words that are true in this county and useful to somebody hurt there',
    'County police patrol the unincorporated areas; several villages keep departments of their own.',
  ),
  ...sourced,
});

const citySchema = titledGroup('City', {
  name: placeName('As people say it', 'White Plains'),
  slug: slug.meta({
    description:
      'Its name in addresses; once published, change it with "npm run rename" or in the editor of "npm run dev"',
    examples: ['white-plains'],
  }),
  zips: eachOnce(zipCode).meta({
    description: 'Five digits each; the first city that lists a ZIP owns its page',
    examples: [['10601', '10603']],
  }),
  population: population.optional(),
  seo: ownSeo('the firm is added after it').optional(),
}).meta({ description: 'A city, town or village with a page of its own' });

const byZip = <T extends z.ZodType>(each: T, description: string, example: unknown) =>
  z
    .record(zipCode, each)
    .default({})
    .meta({ description, examples: [example] });

const zipsByName = (zips: string, description: string, example: unknown) =>
  z
    .record(text, eachOnce(zipCode).min(1).meta({ description: zips }))
    .default({})
    .meta({ description, examples: [example] });

/** The fields of a county about single ZIP codes, and those that list ZIP codes below names. */
export const fieldsByZip = ['points', 'roads', 'zipSeo'] as const;
export const fieldsWithZips = ['neighborhoods', 'islands', 'otherBodies'] as const;

const roadsOfZip = z.strictObject({
  streets: list('Its main streets', line('A street one can walk along', 'Mamaroneck Avenue')).min(1),
  highways: optionalList(
    'Expressways, parkways, bridges and tunnels',
    line(
      'As it reads after "on"; with its authority if a claim over it goes there',
      'the Hutchinson River Parkway',
      'the Goethals Bridge (run by the Port Authority)',
    ),
  ),
});

/** data/counties/<slug>.yaml */
export const countySchema = titledGroup('County', {
  name: placeName('Full name, with the word County or Parish', 'Kings County'),
  order,
  seo: ownSeo('the firm is added after it').optional(),
  state: usState
    .optional()
    .meta({ description: 'Only if it is in another state than site.yaml names', examples: ['NJ'] }),
  cities: list('Its cities, in the order in which the site shows them', citySchema).min(1),
  serviceArea: nameOf('service-area', 'The service area page about this county', 'brooklyn').optional(),
  middle: point
    .meta({ description: 'The middle of the county; needed where the site lists only some of its ZIPs' })
    .optional(),
  island: line(
    'The island that it lies on; emergency rooms and ZIP codes across the water are not named first',
    'Long Island',
  ).optional(),
  islands: zipsByName(
    'The ZIPs that lie on it',
    'Other islands in the county, or ends of it that are as hard to reach, with their ZIPs; those of hospitals too',
    { 'Roosevelt Island': ['10044'] },
  ),
  alsoCalled: optionalList(
    'Other names by which visitors look for it in the field that finds places',
    line('Another name of it, or of what it is a part of', 'Long Island'),
  ),
  seat: line('County seat, if the county has one', 'White Plains').optional(),
  court: group('Where injury lawsuits of this county are heard', {
    name: line('As it reads in "a lawsuit in …"', 'the Supreme Court in Kings County'),
    address: line(
      'Only when an official page confirms it',
      '360 Adams Street, Brooklyn, NY 11201',
    ).optional(),
    point: point.optional(),
    smaller: line(
      'The court for smaller cases, if one serves the whole county; others are in places/courts.csv',
      'the Civil Court of the City of New York',
    ).optional(),
    ...sourced,
  }).optional(),
  population: population.optional(),
  publicBody: publicBody.optional(),
  otherBodies: zipsByName(
    'The ZIPs whose streets or grounds are largely its own',
    'Public corporations that take notices of claim themselves, as they read after "a claim against"; pages of their ZIPs name them beside the city or town',
    { 'the Roosevelt Island Operating Corporation': ['10044'] },
  ),
  local: optionalList('What a resident should know, at most one note for each subject', localNote),
  roads: byZip(roadsOfZip, 'The main roads through each ZIP', {
    '10601': { streets: ['Mamaroneck Avenue'], highways: ['Interstate 287'] },
  }),
  points: byZip(point, 'Where each ZIP lies: latitude and longitude', { '10601': [41.0328, -73.7654] }),
  zipSeo: byZip(
    ownSeo('the firm is added after it'),
    'Titles and descriptions of single ZIP pages, instead of the pattern in pages/zip.yaml',
    { '10601': { title: 'Injury Lawyers in Downtown White Plains' } },
  ),
  neighborhoods: zipsByName('The ZIPs they lie in', 'Neighborhoods and the ZIPs they lie in', {
    Greenpoint: ['11222'],
  }),
}).meta({
  shows: 'Shows at /locations/county and on all pages of its cities and ZIP codes',
  description: 'One county with its cities and ZIP codes; the file name is its slug',
});
