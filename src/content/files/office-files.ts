import type { LetterParts } from '#lib/problem.ts';
import { slugMeantBy } from './file-names.ts';

const workbook = /\.(?:xls[xmb]?|ods|numbers)$/i;
const document = /\.(?:docx?|odt|rtf|pages)$/i;

/** Letters about workbooks and word processor documents, in a folder of files with that ending. */
export function wrongWithOfficeFile(name: string, ending: string): LetterParts | undefined {
  const own = name.split('/').at(-1)!;
  if (workbook.test(own)) return letterAboutWorkbook(own.replace(workbook, '.csv'));
  if (!document.test(own)) return undefined;
  const slug = slugMeantBy(own.replace(document, '').replace(/\.(?:md|ya?ml|csv)$/, '')) || 'name';
  return letterAboutDocument(`"${slug}.${ending}"`);
}

/** Detects them by their first bytes, also under other names: those of an archive, of an old Office file, or of RTF. */
export function wrongWithOfficeBytes(name: string, bytes: Buffer): LetterParts | undefined {
  const begins = (start: string) => bytes.subarray(0, start.length).equals(Buffer.from(start, 'latin1'));
  const isOffice = workbook.test(name) || document.test(name) || isOfficeArchive(bytes);
  if (begins(starts.gzip) || (begins(starts.zip) && !isOffice)) return letterAboutPacked;
  if (begins(starts.rtf)) return letterAboutDocument('a plain text file');
  if (!begins(starts.zip) && !begins(starts.oldOffice)) return undefined;
  return /\.(?:md|ya?ml)$/.test(name) ? letterAboutDocument('a plain text file') : letterAboutWorkbook();
}

const starts = { zip: 'PK\x03\x04', gzip: '\x1F\x8B', oldOffice: '\xD0\xCF\x11\xE0', rtf: '{\\rtf' };

/** Most Office files are zip archives that begin with one of these files. */
function isOfficeArchive(bytes: Buffer): boolean {
  const name = bytes.length < 30 ? '' : bytes.toString('latin1', 30, 30 + bytes.readUInt16LE(26));
  return name === '' || /^(?:\[Content_Types\]|_rels\/|docProps\/|word\/|xl\/|mimetype$|Index\/)/.test(name);
}

const letterAboutPacked: LetterParts = [
  'This file is packed, so it is not plain text.',
  'Unpack it, and use the file in it.',
];

const letterAboutWorkbook = (as?: string): LetterParts => [
  'This is a workbook from Excel or another spreadsheet program, not a plain-text table.',
  `In that program, save it as "CSV UTF-8 (comma delimited)"${as ? `, with the name "${as}". Keep this file elsewhere.` : '.'}`,
];

const letterAboutDocument = (into: string): LetterParts => [
  'This is a document from a word processor, not plain text.',
  `Copy its text into ${into}, and keep this file elsewhere.`,
];
