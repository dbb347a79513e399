import { z } from 'zod';
import { headedText, text, titledText } from './common.ts';

const page = {
  title: text.meta({ description: 'Browser tab and search result; the firm is added after it' }),
  description: text.meta({ description: 'Two lines under the search result' }),
  heading: text.meta({ description: 'The one large heading of the page' }),
  lead: text.meta({ description: 'One or two sentences under the heading' }),
};
const plain = z.strictObject(page);
const headed = z.strictObject({ heading: text, text });

/** data/pages/<name>.yaml: the words of the pages that exist once. */
export const pageSchemas = {
  home: z.strictObject({
    ...page,
    tagline: text,
    sections: z.strictObject({
      practice: headed,
      why: z.strictObject({ heading: text, text, reasons: z.array(titledText).min(1) }),
      testimonials: headed,
      contact: headed,
    }),
  }),
  about: z.strictObject({
    ...page,
    mission: headedText,
    philosophy: headedText,
    reasons: z.array(titledText).length(6),
    closing: text,
  }),
  contact: z.strictObject({
    ...page,
    call: headedText,
    form: headedText,
    offices: headedText,
    expect: z.strictObject({ heading: text, steps: z.array(text).min(1) }),
  }),
  schedule: z.strictObject({ ...page, text, steps: z.array(text).min(1), button: text, note: text }),
  'not-found': z.strictObject({ ...page, help: text }),
  keyword: z.strictObject({
    tagline: text,
    consultation: headedText,
    promise: headedText,
    steps: z.strictObject({ heading: text, items: z.array(text).min(1) }),
  }),
  practice: plain,
  'service-areas': plain,
  locations: plain,
  blog: plain,
  'local-searches': plain,
  testimonials: plain,
  sitemap: plain,
};
