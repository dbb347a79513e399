import { z } from 'zod';
import { address, httpsUrl, letter, phone, point, text, zip } from './common.ts';

const office = z.strictObject({
  name: text.meta({ description: 'As in "about 4 miles from our …"', examples: ['Brooklyn office'] }),
  street: text,
  city: text,
  state: z.string().regex(/^[A-Z]{2}$/, letter('This is not a state.', 'Write two capitals, such as NY.')),
  zip,
  point,
});

/** data/site.yaml: everything about the firm. A new firm, or another state, is an edit here. */
export const siteSchema = z.strictObject({
  url: httpsUrl
    .refine((url) => !url.endsWith('/'), letter('The address ends in a slash.', 'Leave the last slash out.'))
    .meta({ description: 'Where the site is published', examples: ['https://www.example.com'] }),
  firm: z.strictObject({
    name: text.meta({ description: 'Full legal name' }),
    product: text.meta({ description: 'Short name, used in page titles' }),
    blurb: text.meta({ description: 'Two sentences in the footer' }),
    description: text.meta({ description: 'One sentence for search engines' }),
  }),
  state: z.strictObject({
    name: text.meta({
      description: 'The name that gives way to a place in articles',
      examples: ['New York'],
    }),
    abbreviation: text,
  }),
  phones: z.strictObject({
    main: phone.meta({ description: 'The number in every button' }),
    alternate: phone.meta({ description: "The number in the form's error message" }),
  }),
  offices: z
    .array(office)
    .min(1)
    .meta({ description: 'Real offices only; the first is the principal office' }),
  schedulingUrl: httpsUrl.meta({ description: 'External scheduling page' }),
  emailjs: z
    .strictObject({
      serviceId: z.string().default(''),
      templateId: z.string().default(''),
      publicKey: z.string().default(''),
      origin: httpsUrl.default('https://api.emailjs.com'),
    })
    .meta({ description: 'Where the case evaluation is sent; empty ids mean: not connected' }),
  tracker: z
    .strictObject({ url: httpsUrl, id: text })
    .optional()
    .meta({ description: 'Visit and call tracking; leave it out and nothing is requested' }),
  claims: z
    .strictObject({ recovered: text, experience: text, reply: text, rating: text })
    .meta({ description: 'Promises of the firm, usable in texts as {claim:recovered}' }),
  navigation: z.array(z.strictObject({ label: text, to: address })).min(1),
});

export const factsSchema = z.strictObject({
  facts: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9-]+$/, letter('This is not an id.', 'Use small letters and hyphens.')),
      value: text.meta({ description: 'The bare figure', examples: ['50,000'] }),
      unit: z.enum(['years', 'year', 'months', 'days', 'dollars', 'percent', 'none']),
      statement: text.meta({ description: 'The rule in one sentence' }),
      source: text.meta({ description: 'Statute or official page', examples: ['CPLR 214(5)'] }),
      reviewed: z.iso.date().meta({ description: 'The day somebody last read the source' }),
    }),
  ),
});

export const redirectsSchema = z.strictObject({
  redirects: z.array(z.strictObject({ from: address, to: address })),
});
