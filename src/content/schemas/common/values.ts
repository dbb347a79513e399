import { z } from 'zod';
import type { Point } from '#lib/geo/geo.ts';
import { slipIn } from '#lib/geo/point-slips.ts';
import { usStates, type UsStateCode } from '#lib/geo/us-states.ts';
import { writeOneOf } from '#lib/text.ts';
import { letter } from './letter.ts';

/** A list that names nothing twice. */
export const eachOnce = <T extends z.ZodType<string>>(entry: T) =>
  z.array(entry).superRefine((entries, context) => {
    entries.forEach((name, i) => {
      if (entries.indexOf(name) === i) return;
      const message = letter('This is already in the list.', 'Delete one of the two.');
      context.addIssue({ code: 'custom', path: [i], message });
    });
  });

export const oneOfWords = <const T extends readonly string[]>(words: T, says: string) =>
  z.enum(words, letter(says, writeOneOf(words)));

/** The ZIP codes in a longer text, such as "11201-1234" or "11201, 11203". */
export const zipsIn = (written: unknown): string[] =>
  String(written)
    .normalize('NFKC')
    .match(/\b\d{5}\b/g) ?? [];

function fixOfZip(written: unknown): string {
  const [first, ...more] = zipsIn(written).map((zip) => `"${zip}"`);
  if (first === undefined) return 'Write exactly five digits in quotes, such as "10001".';
  return more.length === 0
    ? `Write only the five digits: ${first}`
    : `Write each in quotes of its own: ${[first, ...more].join(', ')}`;
}

export const zipCode = z
  .string()
  .regex(/^\d{5}$/, { error: ({ input }) => letter('This is not a ZIP code.', fixOfZip(input)) })
  .meta({ title: 'ZIP code', description: 'Five digits', examples: ['10001'] });

export const usState = z
  .enum(
    Object.keys(usStates) as UsStateCode[],
    letter('This is not a state.', 'Write its two-letter abbreviation, such as NY.'),
  )
  .meta({ description: 'Its two capitals', examples: ['NY'] });

const notADate = letter(
  'This is not a date.',
  'Write the year, month and day in quotes, such as "2026-11-20".',
);
const noSuchDay = letter('There is no such day.', 'Check the month and the day, as in "2026-11-20".');

/** A day without a time, with letters about invalid ones. */
export const dayOr = (notADay: string, noSuchDay: string) =>
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, { error: notADay, abort: true })
    .refine(isDay, noSuchDay)
    .meta({ shownAs: 'day' });

export const plainDay = dayOr(notADate, noSuchDay);

export const isoDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{3})?)?Z)?$/, { error: notADate, abort: true })
  .refine((date) => isDay(date.slice(0, 10)) && !Number.isNaN(Date.parse(date)), noSuchDay)
  .meta({ shownAs: 'day' });

/** Whether the calendar has such a day; Date.parse would take February 30 for March 2. */
function isDay(date: string): boolean {
  const parsed = new Date(date);
  return !Number.isNaN(parsed.valueOf()) && parsed.toISOString().slice(0, 10) === date;
}

export const phone = z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, {
  error: ({ input }) =>
    letter('This is not how phone numbers are written here.', fixOfPhone(String(input).normalize('NFKC'))),
});

/** Word processors write hyphens and spaces that look like the right ones, so the whole number is said again. */
function fixOfPhone(typed: string): string {
  const [, area, exchange, last] = /^\D*(?:1\D+)?(\d{3})\D*(\d{3})\D*(\d{4})\D*$/.exec(typed) ?? [];
  return area
    ? `Write: "(${area}) ${exchange}-${last}"`
    : 'Write it in quotes, in this form: "(800) 555-0142".';
}

/** Bounds are checked below, as swapped numbers are only detectable together. */
const degrees = (most: number) => z.number().meta({ minimum: -most, maximum: most });

const isOnEarth = ([latitude, longitude]: Point) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

export const point = z
  .tuple([degrees(90), degrees(180)])
  .superRefine((written, context) => {
    if (isOnEarth(written)) return;
    const slip = slipIn(written, isOnEarth);
    const message = slip
      ? letter(slip.says, `Write: [${slip.meant.join(', ')}]`)
      : letter(
          'There is no such place on earth.',
          'Write a latitude from -90 to 90 and a longitude from -180 to 180.',
        );
    context.addIssue(message);
  })
  .meta({
    description: 'Latitude and longitude in degrees (WGS 84)',
    examples: [[40.7506, -73.9973]],
    examplePlace: 'Midtown Manhattan',
  });

export const order = z.number().meta({
  description: 'Position among its siblings, smallest first; equal ones go by file name',
  examples: [1],
});

/** Whether an entry is invented; `doctor` refuses those at a real address. */
export const sample = (of: string) =>
  z.boolean().meta({ description: `true while this is not ${of}`, examples: [false] });

export const draft = z
  .boolean()
  .default(false)
  .meta({
    description: 'true while it is being written: it is checked, but has no page yet',
    examples: [true],
  });
