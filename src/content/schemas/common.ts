import { z } from 'zod';
import { slugPattern } from '#lib/slug.ts';

/** A message in two parts: what is wrong, and what to write instead. */
export const letter = (says: string, fix: string) => `${says}\n${fix}`;

/** Text that is shown as it is. */
export const text = z.string().trim().min(1, letter('This text is empty.', 'Write the text.'));

export const slug = z
  .string()
  .regex(
    slugPattern,
    letter(
      'This cannot stand in an address.',
      'Use small letters, digits and single hyphens, such as "white-plains".',
    ),
  );

export const zip = z
  .string()
  .regex(
    /^\d{5}$/,
    letter('This is not a ZIP code.', 'Write exactly five digits in quotes, such as "10001".'),
  );

export const isoDate = z
  .string()
  .regex(
    /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{3})?)?Z)?$/,
    letter('This is not a date.', 'Write year, month and day in quotes, such as "2026-11-20".'),
  )
  .refine(
    (date) => !Number.isNaN(Date.parse(date)),
    letter('There is no such day.', 'Check the month and the day, as in "2026-11-20".'),
  );

export const address = z
  .string()
  .regex(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/,
    letter(
      'This is not an address of the site.',
      'Start with a slash and end without one, as in "/locations/kings-county".',
    ),
  );

export const httpsUrl = z
  .string()
  .regex(
    /^https:\/\/[^\s"'<>]+$/,
    letter('This is not a web address.', 'Write the whole address, starting with https://.'),
  );

export const phone = z
  .string()
  .regex(
    /^\(\d{3}\) \d{3}-\d{4}$/,
    letter('This is not a phone number.', 'Write it in quotes as "(800) 555-0142".'),
  );

export const point = z
  .tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)])
  .meta({ description: 'Latitude and longitude in degrees (WGS 84)', examples: [[40.7506, -73.9973]] });

/** Where something stands among its siblings; equal numbers are sorted by file name. */
export const order = z.number().meta({ description: 'Position among its siblings, smallest first' });

export const seo = z.strictObject({
  title: text.meta({ description: 'Browser tab and search result; the firm is added after it' }),
  description: text.meta({ description: 'Two lines under the search result' }),
});

export const titledText = z.strictObject({ title: text, text });
export const headedText = z.strictObject({ heading: text, text });
