import type { LetterParts } from '#lib/problem.ts';

/** What a number in a table may be. */
export interface Range {
  least: number;
  most: number;
  /** As it reads after "a". */
  of: string;
  whole?: boolean;
}

const asText = 'set the column to "Text" before you save';

/** What spreadsheets and people do to numbers, and what to write instead; nothing where it is right. */
export function wrongWithNumber(written: string, { least, most, of, whole }: Range): LetterParts | undefined {
  if (/^\d+(?:\.\d+)?\s*%$/.test(written) && most <= 1) {
    const value = Number((parseFloat(written) / 100).toFixed(4));
    return [`"${written}" is written in percent; this column runs from 0 to 1.`, `Write ${value}`];
  }
  if (/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(written)) {
    return [`"${written}" has a comma in it.`, `Write ${written.replaceAll(',', '')}`];
  }
  if (/^-?\d+,\d+$/.test(written)) {
    return [`"${written}" has a comma in place of the point.`, `Write ${written.replace(',', '.')}`];
  }
  if (!/^-?\d+(?:\.\d+)?$/.test(written)) {
    return [`"${written}" is not a number.`, 'Write digits alone, with a point before decimals, or nothing.'];
  }
  const value = Number(written);
  if (value < least || value > most) {
    const meant = of === 'share' && value > 1 && value <= 100 ? value / 100 : undefined;
    return [
      `A ${of} runs from ${least} to ${most}; this is ${written}.`,
      meant === undefined ? 'Write the right number.' : `Write ${meant} for ${written} percent.`,
    ];
  }
  return whole && !Number.isInteger(value)
    ? [`A ${of} is a whole number; this is ${written}.`, `Write ${Math.round(value)}`]
    : undefined;
}

/** A ZIP code that a spreadsheet took for a number lacks the zeros at its front. */
export function lostZeros(written: string): LetterParts {
  return /^\d{3,4}$/.test(written)
    ? [
        `"${written}" has lost its zeros: a spreadsheet took this ZIP code for a number.`,
        `Write ${written.padStart(5, '0')}, and ${asText}.`,
      ]
    : [`"${written}" is not a ZIP code.`, 'Write exactly five digits, such as 10001.'];
}
