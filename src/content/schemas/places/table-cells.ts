import { z } from 'zod';
import { withoutKind } from '#content/places/county-name.ts';
import { lostZeros, wrongWithNumber, type Range } from '#content/places/cell-letters.ts';
import { isDay, usState } from '../common/values.ts';
import { letter } from '../common/letter.ts';
import { line } from '../common/texts.ts';

/** A cell is text until its column says otherwise; an empty one is absent. */
const number = (range: Range) =>
  z.string().transform((written, context) => {
    const wrong = wrongWithNumber(written, range);
    if (!wrong) return Number(written);
    context.addIssue({ code: 'custom', message: letter(...wrong) });
    return z.NEVER;
  });

export const zipCell = z
  .string()
  .superRefine((written, context) => {
    if (/^\d{5}$/.test(written)) return;
    context.addIssue({ code: 'custom', message: letter(...lostZeros(written)) });
  })
  .meta({ description: 'The ZIP code, five digits' });
export const words = (description: string) => line(description);
/** "Kings", also where the table says "Kings County". */
export const countyCell = (description: string) => words(description).overwrite(withoutKind);
export const share = (of: string) =>
  number({ least: 0, most: 1, of: 'share' }).meta({ description: `Share of the ${of}, from 0 to 1` });
export const percentWho = (who: string) =>
  number({ least: 0, most: 100, of: 'percentage' }).meta({ description: `Percent of people who ${who}` });
export const count = (of: string) =>
  number({ least: 0, most: 1e9, of: 'count', whole: true }).meta({ description: of });
export const year = number({ least: 1990, most: 2100, of: 'year', whole: true }).meta({
  description: 'The year',
});
export const miles = number({ least: 0, most: 100, of: 'number of miles' });
export const latitude = number({ least: -90, most: 90, of: 'latitude' }).meta({ description: 'In degrees' });
export const longitude = number({ least: -180, most: 180, of: 'longitude' }).meta({
  description: 'In degrees',
});
export const yesOrNo = z.enum(['yes', 'no']);
/** Two states may have a county of one name. */
export const state = usState
  .optional()
  .meta({ description: 'State of the county, only where it is another than that of site.yaml' });
const notADay = letter(
  'This is not a day.',
  'Write year, month and day, such as 2025-12-31, and set the column to "Text" before you save.',
);
const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: notADay, abort: true })
  .refine(isDay, letter('There is no such day.', 'Check the month and the day, as in 2025-12-31.'))
  .meta({ shownAs: 'day' });
/** The days of a count. */
export const window = {
  from: day.meta({ description: 'The first day that was counted' }),
  to: day.meta({ description: 'The last day that was counted' }),
};
