import { z } from 'zod';
import { slugPattern } from '#lib/slug.ts';
import { counted } from '#lib/text.ts';
import { wrongWithPageName } from '../files/file-names.ts';
import { usStates, type UsStateCode } from '../places/us-states.ts';

declare module 'zod' {
  interface GlobalMeta {
    /** How the visual editor shows a text; one line unless told. */
    shownAs?: 'lines' | 'markdown';
    /** Where visitors meet what a file holds, as a sentence without its point. */
    shows?: string;
    /** The folders in which one file must have this value as its name. */
    fileIn?: readonly string[];
  }
}

/** A message in two parts: what is wrong, and what to write instead. */
export const letter = (says: string, fix: string) => `${says}\n${fix}`;

/** Many times as long as any text that reads well; what is longer got there by mistake. In characters. */
export const longest = { line: 1000, lines: 10_000, markdown: 60_000 };

export const textUpTo = (most: number) =>
  z
    .string()
    .trim()
    .min(1, letter('The text is empty.', 'Write the text.'))
    .max(most, {
      error: ({ input }) =>
        letter(
          `The text has ${counted(String(input).length, 'character', 'characters')}; ${most.toLocaleString('en-US')} is the most here.`,
          'Shorten it.',
        ),
    });

/** Text that is shown as it is. */
export const text = textUpTo(longest.lines);

/** One line of text, what it is for, and how it may read. */
export const line = (description: string, ...examples: string[]) =>
  textUpTo(longest.line).meta({ description, examples });
/** A text of one or more sentences. */
export const lines = (description: string, ...examples: string[]) =>
  text.meta({ description, examples, shownAs: 'lines' });
/** Paragraphs, "###" headings and "-" bullets. */
export const markdown = (description: string) =>
  textUpTo(longest.markdown).meta({ description, shownAs: 'markdown' });

export const slug = z
  .string()
  .regex(slugPattern, {
    error: letter(
      'This cannot stand in an address.',
      'Use small letters, digits and single hyphens, such as "white-plains".',
    ),
    abort: true,
  })
  .superRefine((name, context) => refusePageName(name, context));

/** Names of which no page can be, for a schema. */
export function refusePageName(name: string, context: z.RefinementCtx): void {
  const wrong = wrongWithPageName(name);
  if (wrong) context.addIssue({ code: 'custom', message: letter(...wrong) });
}

/** The name, without its ending, of a file in one of the folders. */
export const fileIn = (folders: readonly string[], description: string, ...examples: string[]) =>
  slug.meta({ description, examples, fileIn: folders });

export const zip = z
  .string()
  .regex(
    /^\d{5}$/,
    letter('This is not a ZIP code.', 'Write exactly five digits in quotes, such as "10001".'),
  )
  .meta({ title: 'ZIP code', description: 'Five digits', examples: ['10001'] });

export const usState = z
  .enum(
    Object.keys(usStates) as UsStateCode[],
    letter('This is not a state.', 'Write its two capitals, such as NY.'),
  )
  .meta({ description: 'Its two capitals', examples: ['NY'] });

export const isoDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{3})?)?Z)?$/, {
    error: letter('This is not a date.', 'Write year, month and day in quotes, such as "2026-11-20".'),
    abort: true,
  })
  .refine(
    (date) => isDay(date.slice(0, 10)) && !Number.isNaN(Date.parse(date)),
    letter('There is no such day.', 'Check the month and the day, as in "2026-11-20".'),
  );

/** Date.parse would take February 30 for March 2. */
function isDay(date: string): boolean {
  const parsed = new Date(date);
  return !Number.isNaN(parsed.valueOf()) && parsed.toISOString().slice(0, 10) === date;
}

export const address = z
  .string()
  .regex(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/,
    letter(
      'This is not an address of the site.',
      'Start with a slash and end without one, as in "/locations/kings-county".',
    ),
  );

/** An address in a redirect: `*` stands for a name, at the end for all that follows. */
export const movedAddress = z
  .string()
  .regex(
    /^\/(?:(?:[a-z0-9-]+|\*)(?:\/(?:[a-z0-9-]+|\*))*)?$/,
    letter(
      'This is not an address of the site.',
      'Start with a slash and end without one, as in "/locations/kings-county"; * stands for any name.',
    ),
  );

const noWebAddress = letter('This is not a web address.', 'Write the whole address, starting with https://.');

/** Browsers repair much: a blank or a backslash in an address was not meant. */
export const isWebAddress = (written: string) => /^[^\s"'<>\\]+$/.test(written) && URL.canParse(written);

export const httpsUrl = z
  .string()
  .regex(/^https:\/\/[^\s"'<>]+$/, { error: noWebAddress, abort: true })
  .refine(isWebAddress, noWebAddress);

export const phone = z
  .string()
  .regex(
    /^\(\d{3}\) \d{3}-\d{4}$/,
    letter(
      'This is not how phone numbers are written here.',
      'Write it in quotes, in this form: "(800) 555-0142".',
    ),
  );

/** The bounds are told below, since only both numbers together say what was meant. */
const degrees = (most: number) => z.number().meta({ minimum: -most, maximum: most });

export const point = z
  .tuple([degrees(90), degrees(180)])
  .superRefine(([latitude, longitude], context) => {
    if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return;
    const swapped = Math.abs(longitude) <= 90 && Math.abs(latitude) <= 180;
    const message = swapped
      ? letter(
          'These two numbers seem swapped: the latitude comes first.',
          `Write: [${longitude}, ${latitude}]`,
        )
      : letter(
          'There is no such place on earth.',
          'A latitude lies between -90 and 90, a longitude between -180 and 180.',
        );
    context.addIssue(message);
  })
  .meta({ description: 'Latitude and longitude in degrees (WGS 84)', examples: [[40.7506, -73.9973]] });

/** The name, without its ending, of a picture in data/images. */
export const picture = (description: string) =>
  slug.meta({
    description: `${description}; its name in images/ without the ending`,
    examples: ['car-accidents'],
  });

/** Where something stands among its siblings; equal numbers are sorted by file name. */
export const order = z.number().meta({
  description: 'Position among its siblings, smallest first; equal ones go by file name',
  examples: [1],
});

/** Something that is being written: all rules hold for it, but it has no page yet. */
export const draft = z
  .boolean()
  .default(false)
  .meta({
    description: 'true while it is being written: it is checked, but no page is made',
    examples: [true],
  });

export const seo = z
  .strictObject({
    title: line(
      'Browser tab and search result; the firm is added after it',
      'Car Accident Lawyers in New York',
    ),
    description: lines(
      'The two lines under the search result, 120 to 155 characters',
      'Who pays after a crash, what the law asks you to prove and how much time you have. Ask an injury lawyer for free.',
    ),
  })
  .meta({ description: 'What search engines show' });

export const titledText = z.strictObject({
  title: line('A few words in bold', 'No Win, No Fee'),
  text: lines('One to three sentences', 'If the case is not won, you owe no fee.'),
});
export const headedText = z.strictObject({
  heading: line('Heading of this part of the page', 'Visit an Office'),
  text: lines('The words below the heading', 'Please call before you come.'),
});

/** A deadline or an amount in large figures, with what it counts. */
export const figure = z.strictObject({
  figure: line('A deadline or an amount, by its fact', '{fact:notice-of-claim}'),
  text: lines('What it counts, as the words go on behind it', 'for a written notice of claim'),
});

export const practiceAreaName = fileIn(
  ['practice-areas'],
  'File name of the practice area it belongs to',
  'car-accidents',
);
