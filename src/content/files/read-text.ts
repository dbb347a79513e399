import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { plainText } from '#lib/file-text.ts';
import { positionAt, problemOfFile, type LetterParts, type Position, type Problem } from '#lib/problem.ts';
import { counted } from '#lib/text.ts';
import { forbiddenCharacter, letterAboutTyped } from '../texts/forbidden-characters.ts';
import { findConflicts } from '../texts/merge-conflicts.ts';
import { findGarbledCharacter } from '../texts/garbled-characters.ts';
import { fileLabel } from './list-files.ts';
import { wrongWithOfficeBytes } from './office-files.ts';

/** In bytes; more than anybody writes by hand: larger texts are mistakes, and would take minutes to read. */
const largestText = 1_000_000;
/** In bytes; the tables of a whole country have a row per ZIP, and more. */
export const largestTable = 50_000_000;

/** A data file as text with normalized line ends; bytes that are not UTF-8 are a problem. */
export function readText(
  dir: string,
  name: string,
  problems: Problem[],
  largest = largestText,
): string | undefined {
  const file = fileLabel(dir, name);
  const tell = (letter: LetterParts, at?: Position) => void problems.push(problemOfFile(file, letter, at));
  let bytes: Buffer;
  try {
    const { size } = statSync(path.join(dir, name));
    if (size > largest) {
      const says = `The file has ${counted(size, 'byte', 'bytes')}, but the limit is ${counted(largest, 'byte', 'bytes')}.`;
      return tell([says, 'Split it, or delete what does not belong there, such as a pasted picture.']);
    }
    bytes = readFileSync(path.join(dir, name));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return tell(
      code === 'ENOENT'
        ? ['The file was moved or deleted while it was read.', 'Run the command again.']
        : ['The file cannot be read.', `The system says: ${message}`],
    );
  }
  const office = wrongWithOfficeBytes(name, bytes);
  if (office) return tell(office);
  const text = textIn(bytes);
  if (text === undefined) {
    const says = 'The file is not saved as UTF-8, so its letters cannot be read.';
    const encoding = encodingOf(bytes);
    // Which has tabs between its cells, too.
    const isExported = name.endsWith('.csv') && encoding !== otherEncoding;
    const fix = isExported
      ? 'Open it in a spreadsheet program, and save it there as "CSV UTF-8 (comma delimited)".'
      : `Do not save it the way it looks now, or these letters will be lost. In VS Code, choose "Reopen with Encoding", "${encoding}", then "Save with Encoding", "UTF-8".`;
    return tell([says, fix], positionOfBadByte(bytes));
  }
  const conflicts = findConflicts(file, text);
  if (conflicts.length > 0) return void problems.push(...conflicts);
  const garbled = findGarbledCharacter(file, text);
  if (garbled) return void problems.push(garbled);
  const forbidden = forbiddenCharacter.exec(text);
  return forbidden ? tell(letterAboutTyped(forbidden[0]), positionAt(text, forbidden.index)) : text;
}

/** The text of bytes in UTF-8; undefined in any other encoding. */
function textIn(bytes: Uint8Array): string | undefined {
  // Without a byte order mark, UTF-16 can be read as UTF-8 with a zero beside each letter.
  if (encodingOf(bytes) !== otherEncoding) return undefined;
  try {
    return plainText(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

const otherEncoding = 'Windows 1252';

/** Other encodings that Windows uses. */
const encodingOf = ([first, second]: Uint8Array) =>
  (first === 0xff && second === 0xfe) || (first && second === 0)
    ? 'UTF-16 LE'
    : (first === 0xfe && second === 0xff) || (first === 0 && second)
      ? 'UTF-16 BE'
      : otherEncoding;

function positionOfBadByte(bytes: Uint8Array): Position {
  const text = new TextDecoder().decode(bytes);
  return positionAt(text, Math.max(0, text.search(/[\0\uFFFD]/)));
}
