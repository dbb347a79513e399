import { asText } from '../schemas/places/table-cells.ts';

const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';

/** Cell contents that nobody wants printed. */
export const strangeCells: { cell: RegExp; says(cell: string): string; fix: string }[] = [
  {
    // As Excel, Google Sheets and LibreOffice save one, in any language: "#NAME?", "#N/A", "#BEZUG!", "Err:508".
    cell: /^(?:#N\/A|#[\p{Lu}\d/]+[?!]|Err:\d+)$/u,
    says: (cell) => `"${cell}" is what a spreadsheet shows for a formula that it cannot work out.`,
    fix: 'Write what was there before. If a text begins with =, +, - or @, first set its column to "Text".',
  },
  {
    // Saved while the sheet shows formulas. A ZIP code in ="…" has a letter of its own.
    cell: /^=(?!")./,
    says: (cell) => `"${cell}" is a formula, which only a spreadsheet can work out.`,
    fix: 'Write what it stands for.',
  },
  {
    // In the language of any region: "2.12E+09", "2,12E+09".
    cell: /^-?\d+(?:[.,]\d+)?E[+-]\d{2,}$/,
    says: (cell) => `"${cell}" is a number that a spreadsheet has shortened, so its last digits are lost.`,
    fix: `Write the whole number again, and ${asText}.`,
  },
  {
    // "10-May" was typed as 10-5, "Jan-19" as 1-19 or 2019-01.
    cell: new RegExp(`^(?:\\d{1,2}-${month}|${month}-\\d{2})$`),
    says: (cell) => `"${cell}" is a date that a spreadsheet has made of what was typed here.`,
    fix: `Write what was there before, and ${asText}.`,
  },
  {
    cell: /^"[^"]*[^".!?]"$/,
    says: () => 'A program has saved the quotes around this text twice, so they would be part of it.',
    fix: 'Write the text without quotes or, if it contains a comma, with one " before and behind it.',
  },
  {
    // A whole sentence may be intended.
    cell: /^“[^“”]*[^“”.!?]”$/,
    says: () =>
      'The quotes around this text (“ ”) come from a word processor; here they would be part of the text.',
    fix: 'Delete them. If the text contains a comma, use straight quotes (") instead.',
  },
];
