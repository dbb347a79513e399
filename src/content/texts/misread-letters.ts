import { positionAt, problemOfFile, type Problem } from '#lib/problem.ts';

/** What Windows shows for the bytes from 0x80 to 0x9F; those behind are as in Unicode. */
const windows1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';
const laterByte = `[${windows1252}\xA0-\xBF]`;

/** Letters of UTF-8 that a program took for those of Windows, as spreadsheets do. No text of ours holds the pairs. */
const misread = new RegExp(`[ÂÃ]${laterByte}|â[€‚„]${laterByte}?`);

/** The first letter of a file that was once opened in the wrong encoding and saved like that: "CafÃ©". */
export function findMisreadLetter(file: string, text: string): Problem | undefined {
  const found = misread.exec(text);
  if (!found) return undefined;
  const [seen] = found;
  const meant = new TextDecoder().decode(Uint8Array.from(seen, byteOf));
  // Of the closing quote a part is mostly lost, since Windows shows nothing for it.
  const letter = meant.includes('\uFFFD') ? '”' : meant;
  const says = `"${seen}" stands where "${letter}" was meant: a program opened the text in another encoding, and saved it so.`;
  const fix = `Take the file back as it was before, and import it there as UTF-8; or write "${letter}" here, and mend what else looks like this.`;
  return problemOfFile(file, [says, fix], positionAt(text, found.index));
}

function byteOf(letter: string): number {
  const at = windows1252.indexOf(letter);
  return at === -1 ? letter.charCodeAt(0) : 0x80 + at;
}
