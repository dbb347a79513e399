import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LetterParts } from '#lib/problem.ts';
import { Refused } from '#lib/refused.ts';

const noRight: LetterParts = [
  'This user is not allowed to do that.',
  'Give the user permission and run this again.',
];

const fileInPlace: LetterParts = [
  'There is a file where a folder belongs.',
  'Move it away and run this again.',
];

/** Errors of the disk by code, and what to do about them. */
const refusals: Record<string, LetterParts | undefined> = {
  ENOSPC: ['The disk is full.', 'Free up some space and run this again.'],
  EDQUOT: ['Your share of the disk is used up.', 'Free up some space and run this again.'],
  EFBIG: ['A file would become larger than this system allows.', 'Raise the limit (see "ulimit -f").'],
  EROFS: ['The disk is read-only.', 'Choose a folder on another one.'],
  EACCES: noRight,
  EPERM: noRight,
  ENAMETOOLONG: ['A name is longer than this system allows.', 'Write a shorter one.'],
  EMFILE: ['Too many files are open.', 'Raise the limit (see "ulimit -n"), or use fewer "--threads".'],
  ENFILE: ['Too many files are open.', 'Close other programs and run this again.'],
  EBUSY: [
    'A file or folder is in use by a program, or mounted on its own.',
    'Close that program, or unmount it, and run this again.',
  ],
  // A site that is a mounted disk itself is refused before.
  EXDEV: [
    'A folder in the site, or the one beside it in which the generator works, is a disk of its own, so files cannot be moved there.',
    'Unmount it and run this again, or choose another folder.',
  ],
  ELOOP: ['A link leads to itself.', 'Delete it, or let it lead somewhere else.'],
  ENOTDIR: fileInPlace,
  // Of a folder to create.
  EEXIST: fileInPlace,
  EISDIR: ['There is a folder where a file belongs.', 'Move it away and run this again.'],
  EIO: ['The disk failed to read or write.', 'Check the disk.'],
};

const goneMeanwhile: LetterParts = [
  'A folder was moved or deleted meanwhile.',
  'Wait until nobody changes anything there, and run this again.',
];

/** What ENOENT means in these system calls. */
const absences: Record<string, LetterParts | undefined> = {
  // Node reports this for a read-only disk.
  mkdir: [
    'A folder cannot be created: its disk is read-only, or a link leads nowhere.',
    'Choose another folder.',
  ],
  mkdtemp: [
    'The folder for temporary files does not exist.',
    'Create it, or set the variable TMPDIR to another one.',
  ],
};

/** Folders are found or created before their files. A missing file in one that exists is a bug. */
const isFolderGone = (paths: readonly (string | undefined)[]) =>
  paths.some((file) => file !== undefined && !existsSync(path.dirname(file)));

/** Another user, such as the root of a container, may have created it. */
const ownCache = /^.*[\\/]\.cache[\\/]site(?=[\\/]|$)/;

const noRightToCache = (cache: string): LetterParts => [
  'This user is not allowed to change what is kept between runs.',
  `Delete ${cache}, which will be created again, or give this user permission to write there. "generate" can also keep it elsewhere, as in: --cache /tmp/site-cache`,
];

const ownReports = /^(?:.*[\\/])?\.reports(?=[\\/]|$)/;

const noRightToReports = (reports: string): LetterParts => [
  noRight[0],
  `Give the user permission to write in ${reports}, or choose another folder with --reports.`,
];

/** Beside the site: often the folder that `--out` names is all that this user may change. */
const ownWork = /^(?:.*[\\/])?\.[^\\/]+\.generate(?=[\\/]|$)/;

const noRightToWork = (work: string): LetterParts => [
  `This user is not allowed to write in ${work}, where the generator works beside the site.`,
  'Let the user create and change it, or name a folder inside one in which the user may write, as in "--out dist/site".',
];

/** Where this user may not write: folders of our own, which options can replace. */
const ownFolders = [
  [ownWork, noRightToWork],
  [ownCache, noRightToCache],
  [ownReports, noRightToReports],
] as const;

function noRightTo(file: string): LetterParts {
  for (const [folder, letter] of ownFolders) {
    const found = folder.exec(file)?.[0];
    if (found !== undefined) return letter(found);
  }
  return noRight;
}

/** A letter about an error of the disk, with the system's own message; undefined for any other error. */
export function diskLetter(error: unknown, isInEditor = false): string | undefined {
  const {
    code = '',
    path: file,
    dest,
    syscall = '',
  }: NodeJS.ErrnoException & { dest?: string } = error instanceof Error ? error : new Error();
  // The folder for temporary files may actually be a file.
  const isAbsent = code === 'ENOENT' || (code === 'ENOTDIR' && syscall === 'mkdtemp');
  const absence = () => absences[syscall] ?? (isFolderGone([file, dest]) ? goneMeanwhile : undefined);
  const refusal = isAbsent ? absence() : refusals[code];
  if (!refusal) return undefined;
  // A file that is moved was written before, so it is the place for it that refuses.
  const [says, fix] = refusal === noRight ? noRightTo(dest ?? file ?? '') : refusal;
  const advice = isInEditor ? fix.replace('run this again', 'save again') : fix;
  const { message } = error as Error;
  const where = file === undefined || message.includes(file) ? '' : `, ${file}`;
  return `${says} ${advice}\n  (${message}${where})`;
}

/** Turns an error of the disk, or of a thread that ended because of one, into a letter; returns others unchanged. */
export function withDiskLetter(error: unknown): unknown {
  const letter = diskLetter(error) ?? diskLetter((error as Partial<Error>).cause);
  return letter === undefined ? error : new Refused(letter, { cause: error });
}

/** Whether a folder is in place of a file: the file cannot be written, but the disk is fine. */
export const isFolderInPlace = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'EISDIR';

/** Whether this user lacks the right to write. */
export const isForbidden = (error: unknown): boolean =>
  ['EROFS', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '');
