import { z } from 'zod';
import { withoutKind } from '#lib/geo/county-name.ts';
import { statesOfZip } from '#lib/geo/us-states.ts';
import type { LetterParts } from '#lib/problem.ts';
import { counted } from '#lib/text.ts';
import { dayOr, usState, zipsIn } from '../common/values.ts';
import { letter } from '../common/letter.ts';
import { line } from '../common/texts.ts';
import { numberIn } from '../common/typed-number.ts';

/** What a number in a table may be. */
interface Range {
  least: number;
  most: number;
  /** As it reads after "a". */
  of: string;
  whole?: boolean;
}

/** What keeps a spreadsheet from changing a column. */
export const asText = 'set the column to "Text" before you save';

/** What spreadsheets and people do to numbers, and what to write instead; undefined if the number is right. */
function wrongWithNumber(written: string, { least, most, of, whole }: Range): LetterParts | undefined {
  if (/^\d+(?:[.,]\d+)?\s*%$/.test(written) && most <= 1) {
    const value = Number((parseFloat(written.replace(',', '.')) / 100).toFixed(4));
    return [`"${written}" is a percentage, but this column goes from 0 to 1.`, `Write ${value}`];
  }
  // In a column without thousands, "0,602" and "40,772" can only be decimals.
  if (most >= 1000 && /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(written)) {
    return [`"${written}" has a comma in it.`, `Write ${written.replaceAll(',', '')}`];
  }
  if (/^-?\d+,\d+$/.test(written)) {
    return [`"${written}" has a comma instead of a decimal point.`, `Write ${written.replace(',', '.')}`];
  }
  if (!/^-?\d+(?:\.\d+)?$/.test(written)) {
    const meant = numberIn(written, most);
    return [
      `"${written}" is not a number.`,
      meant === undefined
        ? 'Write only digits, with a point before decimals. If it is unknown, leave the cell empty; in a column that needs a value, delete the row.'
        : `Write ${meant}`,
    ];
  }
  const value = Number(written);
  if (value < least || value > most) {
    const meant = of === 'share' && value > 1 && value <= 100 ? value / 100 : undefined;
    return [
      `A ${of} goes from ${least} to ${most}, but this is ${written}.`,
      meant === undefined ? 'Write the right number.' : `Write ${meant} for ${written} percent.`,
    ];
  }
  if (!whole) return undefined;
  // As in "32.612" and "32.000", German for 32,612 and 32,000.
  const thousands = /^-?[1-9]\d{0,2}\.\d{3}$/.test(written) ? written.replace('.', '') : undefined;
  if (thousands === undefined && Number.isInteger(value)) return undefined;
  return [
    `A ${of} is a whole number, but this is ${written}.`,
    thousands === undefined
      ? `Write ${Math.round(value)}`
      : `Write ${thousands} if the point separates thousands, otherwise ${Math.round(value)}.`,
  ];
}

/** A cell is text until its column says otherwise; an empty one is absent. */
const number = (range: Range) =>
  z.string().transform((written, context) => {
    const wrong = wrongWithNumber(written, range);
    if (!wrong) return Number(written);
    context.addIssue({ code: 'custom', message: letter(...wrong) });
    return z.NEVER;
  });

function wrongWithZip(written: string): LetterParts {
  if (/^\d{1,4}$/.test(written)) {
    const says = `"${written}" has only ${counted(written.length, 'digit', 'digits')}, but a ZIP code has five.`;
    const padded = written.padStart(5, '0');
    return statesOfZip(padded).length === 0
      ? [says, 'Write all five digits.']
      : [
          says,
          `Write ${padded} if a spreadsheet dropped zeros at its start, and ${asText}. Otherwise write what is missing.`,
        ];
  }
  const [meant, ...more] = zipsIn(written);
  const fix =
    more.length > 0 ? 'Write a row for each.' : `Write ${meant ?? 'exactly five digits, such as 10001.'}`;
  return [`"${written}" is not a ZIP code.`, fix];
}

export const zipCell = z
  .string()
  .regex(/^\d{5}$/, { error: ({ input }) => letter(...wrongWithZip(String(input))) })
  .meta({ description: 'The ZIP code, five digits' });
/** "Kings", also where the table says "Kings County". */
export const countyCell = (description: string) => line(description).overwrite(withoutKind);
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
/** Two states may have a county of one name. */
export const state = usState
  .optional()
  .meta({ description: 'State of the county, only where it is another than that of site.yaml' });
const day = dayOr(
  // As "Text", Excel would show the days of a column as numbers such as 43466.
  letter(
    'This is not a day.',
    'Write year, month and day, such as 2025-12-31. In a spreadsheet, give the column the format yyyy-mm-dd before you save.',
  ),
  letter('There is no such day.', 'Check the month and the day, as in 2025-12-31.'),
);
export const window = {
  from: day.meta({ description: 'The first day that was counted' }),
  to: day.meta({ description: 'The last day that was counted' }),
};
