import { z } from 'zod';
import { order, point, slug, text, zip } from './common.ts';

const sourced = { source: text.meta({ description: 'Where this can be checked' }) };
const population = z.strictObject({ count: z.number().int().positive(), ...sourced });
const publicBody = z
  .strictObject({ name: text, ...sourced })
  .meta({
    description: 'Who receives a notice of claim there',
    examples: [{ name: 'the City of New York' }],
  });

export const citySchema = z.strictObject({
  name: text,
  slug,
  zips: z
    .array(zip)
    .min(1)
    .meta({ description: 'Five digits in quotes; the first city that lists a ZIP owns its page' }),
  population: population.optional(),
  publicBody: publicBody.optional(),
});

/** data/counties/<slug>.yaml */
export const countySchema = z.strictObject({
  name: text.meta({ examples: ['Kings County'] }),
  order,
  cities: z.array(citySchema).min(1),
  serviceArea: slug.optional().meta({ description: 'The borough page of this county' }),
  seat: text.optional().meta({ description: 'County seat, where the county has one of its own' }),
  court: z
    .strictObject({
      name: text.meta({ examples: ['the Supreme Court in Kings County'] }),
      address: text.optional().meta({ description: 'Only when an official page confirms it' }),
      ...sourced,
    })
    .optional(),
  population: population.optional(),
  publicBody: publicBody.optional(),
  points: z.record(zip, point).default({}).meta({ description: 'Where each ZIP lies' }),
  neighborhoods: z
    .record(text, z.array(zip).min(1))
    .default({})
    .meta({ description: 'Neighborhoods and the ZIPs they lie in' }),
});

/** data/service-areas/<slug>.yaml */
export const serviceAreaSchema = z.strictObject({
  name: text,
  order,
  county: slug.meta({ description: 'File name of the county' }),
  desc: text,
  seo: z.strictObject({ title: text, description: text }),
  heading: text,
  introduction: text.meta({ description: 'Markdown paragraphs' }),
  localFocus: z.array(text).min(1).meta({ description: 'Neighborhood names' }),
  practiceAreasIntro: text,
});
