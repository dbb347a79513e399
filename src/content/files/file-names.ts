import type { LetterParts } from '#lib/problem.ts';
import { toSlug } from '#lib/slug.ts';

/** Disks allow 255 bytes, but hosts and archives add a prefix. */
const longestName = 200;
/** Windows reserves these names for devices, with any ending. */
const isDevice = (name: string) => /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?$/i.test(name);

/** The name in an address that was meant by the name of a file, where underscores and dashes stand between words. */
export const slugMeantBy = (name: string) => toSlug(name.replace(/[_\u2010-\u2015]/g, '-'));

/** Why a name of valid characters still cannot be part of an address. */
export function wrongWithPageName(slug: string): LetterParts | undefined {
  if (slug === 'index') {
    return [
      'This is a name that web hosts keep for the first page of a folder, so no other page can have it.',
      'Choose another name.',
    ];
  }
  if (isDevice(slug)) {
    return [
      'This is a name that Windows keeps for itself, so no page can have it.',
      `Choose a longer name, such as "${slug}-page".`,
    ];
  }
  return slug.length > longestName
    ? [`This is ${slug.length} characters long, but the limit is ${longestName}.`, 'Choose a shorter name.']
    : undefined;
}

// oxlint-disable-next-line no-control-regex -- these are what it looks for
const unreadable = /[\u0000-\u001F\u007F-\u009F\uFFFD]/g;

/** A file name made safe to print, as terminals interpret control characters. */
export const readableName = (name: string) => name.replace(unreadable, '?');

/** Why not all operating systems allow a file or folder with this name. */
export function wrongWithFileName(name: string): LetterParts | undefined {
  if (readableName(name) !== name) {
    return ['The name of this file cannot be read.', 'Rename it, using plain letters.'];
  }
  const sign = /[<>:"|?*\\]/.exec(name)?.[0];
  if (sign) return [`Windows does not allow ${sign} in file names.`, 'Rename it, using plain letters.'];
  if (name !== name.normalize('NFC')) {
    return [
      'The accents in this name are stored as characters of their own, so addresses with the same letters do not find it.',
      'Rename it, using plain letters.',
    ];
  }
  if (/[. ]$/.test(name)) {
    return [
      'Windows does not allow file names that end in a period or a space.',
      'Delete that character from the name.',
    ];
  }
  return isDevice(name)
    ? ['Windows keeps this name for itself, so no file can have it.', 'Rename it.']
    : undefined;
}

/**
 * Windows hides endings, so that "facts.yaml" becomes "facts.yaml.txt" there. The language is part of a name, as is a full
 * stop before a space.
 */
export const withoutEndings = (name: string) => name.replace(/\.(?! |[a-z]{2}\.yaml)[^/]*$/, '');

/** The name as compared on case-insensitive systems, such as Windows and macOS. */
export const withoutCase = (name: string) => name.normalize('NFC').toLowerCase();

/** Leftovers of systems and editors, which nobody wants to publish. */
const junk = [
  /^\.DS_Store$/,
  /^\._/,
  /^(?:eh)?thumbs\.db$/i,
  /^desktop\.ini$/i,
  /^\.git(?:ignore|attributes|keep)?$/,
  /^\.#|^#.*#$/,
  /~$|^~\$/,
  /^\..*\.sw[a-p]$/,
  /\.(?:bak|orig|rej|tmp|part)$/i,
];

/** Whether a file or folder of this name, without path, is ignored. */
export const isJunk = (name: string) => junk.some((pattern) => pattern.test(name));
