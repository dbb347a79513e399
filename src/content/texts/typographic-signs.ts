import { codePoint } from './forbidden-characters.ts';

/** Typographic characters that look like ASCII ones, as parts of a character class. */
const wide = '\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000';
const widthless = '\u200B\u2060';
export const bullets = '•‣∙●○■◦▪·❖➢❏➔◆';
export const oddSpace = `[${wide}${widthless}]`;
/** A run of spaces that begins with an odd one. */
export const oddSpaces = `${oddSpace}(?: |${oddSpace})*`;
const withoutWidth = new RegExp(`[${widthless}]`, 'g');
const withWidth = new RegExp(` *[${wide}][ ${wide}]*`, 'g');
/** With plain spaces in place of odd ones, and none at its ends. */
export const withPlainSpaces = (text: string) =>
  text.replace(withoutWidth, '').replace(withWidth, ' ').trim();
/** Between the mark of a list and its words. */
export const spaceAfterMark = `(?:[ \\t]|${oddSpace})+`;
const dashes = '‐‑‒–—―−';
/** What word processors write in place of the hyphen at the start of a line. */
export const dashesAndBullets = dashes + bullets;
/** What Word copies for the bullets of lower levels; the gap tells them from a word and from the sign of a section. */
export const lowerBullet = `[o§](?=\\t|(?: |${oddSpace}){2})`;
export const isDash = (mark: string) => dashes.includes(mark);
export const doubleQuotes = '“”„‟«»＂';
export const singleQuotes = '‘’‚‛‹›';

const anyOfThem = new RegExp(
  `[${wide}${widthless}${dashesAndBullets}${doubleQuotes}${singleQuotes}]|^ *${lowerBullet}`,
  'm',
);

/** A quick test, as most files have none. */
export const holdsTypographicSigns = (text: string) => anyOfThem.test(text);

const isWidthless = new RegExp(`[${widthless}]`);

/** The letter about odd spaces, which count as letters; those with a width can be mended. */
export function letterAboutSpaces(found: string) {
  const sign = found.replaceAll(' ', '')[0]!;
  const name = sign === '\u00A0' ? 'non-breaking space' : 'special space';
  return {
    says: `There is a ${name} (${codePoint(sign)}) here, where a plain one belongs.`,
    fix: 'Delete it, and type a plain space if one belongs here.',
    mended: isWidthless.test(found) ? undefined : ' '.repeat(found.length),
  };
}

/** The letter about a mark in place of the hyphen of a list, with the spaces after it. */
export function letterAboutMark(found: string, otherwise: string) {
  const mark = found[0]!;
  const name = mark === '*' ? 'an asterisk' : `a ${isDash(mark) ? 'dash' : 'bullet'} (${mark})`;
  return {
    says: `This line begins with ${name} instead of the hyphen of a list.`,
    fix: `Write a hyphen and a space: "- ". ${otherwise}`,
    mended: `-${' '.repeat(found.length - 1)}`,
  };
}
