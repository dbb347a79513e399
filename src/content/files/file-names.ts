import type { LetterParts } from '#lib/problem.ts';

/** Disks allow 255 bytes; hosts and archives put something in front of a name. */
const longestName = 200;
/** Windows finds a device behind each of these, whatever the ending. */
const isDevice = (name: string) => /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?$/i.test(name);

/** Why no page can have this name in its address, though the characters are right. */
export function wrongWithPageName(slug: string): LetterParts | undefined {
  if (slug === 'index') {
    return ['This is the name of the page of a folder, so no other page can have it.', 'Use another name.'];
  }
  if (isDevice(slug)) {
    return [
      'This is a name that Windows keeps for a device, so no page can have it.',
      `Write more than that, such as "${slug}-page".`,
    ];
  }
  return slug.length > longestName
    ? [`This is ${slug.length} characters long; ${longestName} is the most.`, 'Use a shorter name.']
    : undefined;
}

// oxlint-disable-next-line no-control-regex -- these are what it looks for
const unreadable = /[\u0000-\u001F\u007F-\u009F\uFFFD]/g;

/** A file name as it can be shown: a terminal would obey some of these characters. */
export const readableName = (name: string) => name.replace(unreadable, '?');

/** Why a file or folder of this name cannot be on every computer that works with the data. */
export function wrongWithFileName(name: string): LetterParts | undefined {
  if (readableName(name) !== name) {
    return ['The name of this file cannot be read.', 'Rename it with plain letters.'];
  }
  const sign = /[<>:"|?*\\]/.exec(name)?.[0];
  if (sign) return [`Windows refuses file names with ${sign} in them.`, 'Rename it with plain letters.'];
  if (/[. ]$/.test(name)) {
    return ['Windows refuses file names that end in a dot or a space.', 'Take it off the name.'];
  }
  return isDevice(name)
    ? ['Windows keeps this name for a device, so no file can have it.', 'Rename it.']
    : undefined;
}

/** How a name looks where large and small letters are the same, as on Windows and macOS. */
export const withoutCase = (name: string) => name.normalize('NFC').toLowerCase();

/** What systems and editors leave behind in a folder: nobody means to publish it. */
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

/** Whether a file or folder of this name is left aside, without its path. */
export const isJunk = (name: string) => junk.some((pattern) => pattern.test(name));
