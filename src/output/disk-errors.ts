import type { LetterParts } from '#lib/problem.ts';
import { Refused } from '#lib/refused.ts';

/** The third text is what to do in the visual editor, where that differs from a command. */
type DiskLetter = LetterParts | readonly [...LetterParts, inEditor: string];

const noRight: DiskLetter = [
  'This user has no right to do that.',
  'Give it the right, or let "generate" write elsewhere, as in "--out /tmp/dist".',
  'Give it the right and save again.',
];

/** Errors of the disk by code, and what to do about them. */
const refusals: Record<string, DiskLetter | undefined> = {
  ENOSPC: ['The disk is full.', 'Make room on it and run this again.', 'Make room on it and save again.'],
  EDQUOT: [
    'Your share of the disk is used up.',
    'Make room and run this again.',
    'Make room and save again.',
  ],
  EFBIG: ['A file would become larger than this system allows.', 'Raise the limit (see "ulimit -f").'],
  EROFS: [
    'The disk can only be read.',
    'Work on another one, or let "generate" write there, as in "--out /tmp/dist".',
    'Work on another one.',
  ],
  EACCES: noRight,
  EPERM: noRight,
  ENAMETOOLONG: ['A name is longer than this system allows.', 'Write a shorter one.'],
  EMFILE: ['Too many files are open.', 'Raise the limit (see "ulimit -n"), or use fewer "--threads".'],
  ENFILE: ['Too many files are open.', 'End other programs and run this again.'],
  EBUSY: [
    'The folder is in use and cannot be replaced.',
    'Name a folder inside it, as in "--out dist/site".',
  ],
  EXDEV: ['The folder is a disk of its own.', 'Name a folder inside it, as in "--out dist/site".'],
  ELOOP: ['A link leads to itself.', 'Delete it, or let it lead elsewhere.'],
  ENOTDIR: [
    'A file stands where a folder belongs.',
    'Move it away and run this again.',
    'Move it away and save again.',
  ],
  EISDIR: [
    'A folder stands where a file belongs.',
    'Move it away and run this again.',
    'Move it away and save again.',
  ],
  EIO: ['The disk fails to read or write.', 'Check the disk.'],
};

/** What ENOENT means in these system calls; in all others it is a bug. */
const absences: Record<string, DiskLetter | undefined> = {
  // Node reports this for a read-only disk.
  mkdir: [
    'A folder cannot be made: its disk can only be read, or a link leads nowhere.',
    'Work on another disk, or let "generate" write there, as in "--out /tmp/dist".',
    'Work on another disk.',
  ],
  mkdtemp: [
    'The folder for temporary files does not exist.',
    'Make it, or let the variable TMPDIR name another one.',
  ],
};

/** Another user, such as the root of a container, may have created it. */
const ownCache = /^.*[\\/]\.cache[\\/]site(?=[\\/]|$)/;

const noRightToCache = (cache: string): LetterParts => [
  'This user has no right to change what is kept between runs.',
  `Delete ${cache}, which is made anew, or give this user the right to write there.`,
];

/** A letter about an error of the disk, with the system's own message; undefined for any other error. */
export function diskLetter(error: unknown, isInEditor = false): string | undefined {
  const {
    code = '',
    path = '',
    syscall = '',
  } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  // The folder for temporary files may actually be a file.
  const isAbsent = code === 'ENOENT' || (code === 'ENOTDIR' && syscall === 'mkdtemp');
  const refusal = isAbsent ? absences[syscall] : refusals[code];
  if (!refusal) return undefined;
  const cache = refusal === noRight && ownCache.exec(path)?.[0];
  const [says, fix, inEditor = fix]: DiskLetter = cache ? noRightToCache(cache) : refusal;
  return `${says} ${isInEditor ? inEditor : fix}\n  (${(error as Error).message})`;
}

/** Turns an error of the disk into a letter; returns any other error unchanged. */
export function withDiskLetter(error: unknown): unknown {
  const letter = diskLetter(error);
  return letter === undefined ? error : new Refused(letter, { cause: error });
}

/** Whether a folder is in place of a file: the file cannot be written, but the disk is fine. */
export const isFolderInPlace = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'EISDIR';

/** Whether this user lacks the right to write. */
export const isForbidden = (error: unknown): boolean =>
  ['EROFS', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '');
