import type { LetterParts } from '#lib/problem.ts';
import { toSlug } from '#lib/slug.ts';

const workbook = /\.(?:xls[xmb]?|ods|numbers)$/i;
const document = /\.(?:docx?|odt|rtf|pages)$/i;

/** Letters about workbooks and word processor documents. */
export function wrongWithOfficeFile(name: string): LetterParts | undefined {
  const own = name.split('/').at(-1)!;
  if (workbook.test(own)) return letterAboutWorkbook(own.replace(workbook, '.csv'));
  return document.test(own)
    ? letterAboutDocument(`"${toSlug(own.replace(document, '')) || 'name'}.md"`)
    : undefined;
}

/** Detects them by their first bytes, whatever their name: those of an archive, or of an old Office file. */
export function wrongWithOfficeBytes(name: string, bytes: Buffer): LetterParts | undefined {
  if (!starts.some((start) => bytes.indexOf(start) === 0)) return undefined;
  return /\.(?:md|ya?ml)$/.test(name) ? letterAboutDocument('a plain text file') : letterAboutWorkbook();
}

const starts = [Buffer.from('PK\x03\x04', 'latin1'), Buffer.from('\xD0\xCF\x11\xE0', 'latin1')];

const letterAboutWorkbook = (as?: string): LetterParts => [
  'This is a workbook from Excel or another spreadsheet program, not a plain-text table.',
  `In that program, save it as "CSV UTF-8 (comma delimited)"${as ? `, with the name "${as}". Keep this file elsewhere.` : '.'}`,
];

const letterAboutDocument = (into: string): LetterParts => [
  'This is a document from a word processor, not plain text.',
  `Copy its text into ${into}, and keep this file elsewhere.`,
];
