import { positionAt, problemOfFile, type Problem } from '#lib/problem.ts';

/** Windows-1252 characters for the bytes 0x80 to 0x9F; later ones are as in Unicode. */
const windows1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';
const laterByte = `[${windows1252}\xA0-\xBF]`;

/** UTF-8 read as Windows-1252, as spreadsheets do. These pairs never occur in real text. */
const garbled = new RegExp(`[ÂÃ]${laterByte}|â[€‚„]${laterByte}?`);

/** The first garbled character of a file that was saved after being opened in the wrong encoding: "CafÃ©". */
export function findGarbledCharacter(file: string, text: string): Problem | undefined {
  const found = garbled.exec(text);
  if (!found) return undefined;
  const [seen] = found;
  const meant = new TextDecoder().decode(Uint8Array.from(seen, byteOf));
  // Part of a closing quote is often lost, as Windows has no character for it.
  const character = meant.includes('\uFFFD') ? '”' : meant;
  const says = `"${seen}" should be "${character}": a program opened the text in the wrong encoding and saved it that way.`;
  const fix = `Restore the file as it was before, and import it into that program as UTF-8; or write "${character}" here, and correct everything else that looks like this.`;
  return problemOfFile(file, [says, fix], positionAt(text, found.index));
}

function byteOf(character: string): number {
  const at = windows1252.indexOf(character);
  return at === -1 ? character.charCodeAt(0) : 0x80 + at;
}
