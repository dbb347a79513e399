// @ts-check
import path from 'node:path';

/** @typedef {NodeJS.ErrnoException & { port?: number }} Refused */

const halfway = 'Where several files were to be changed, "git status" tells which are by now.';

/** @param {Refused} refused */
const folderOf = ({ path: file = '' }) => path.dirname(file) + path.sep;

/** @type {Record<string, (refused: Refused) => string>} */
const letters = {
  EADDRINUSE: ({ port = 0 }) =>
    `Port ${port} is taken, perhaps by this command in another terminal.\nEnd that one, or take another port, as in: --port ${port + 1}`,
  EROFS: (refused) =>
    `The disk of ${folderOf(refused)} can only be read.\nRun the command where it can be written. ${halfway}`,
  EACCES: notAllowed,
  EPERM: notAllowed,
  ENOSPC: (refused) =>
    `The disk of ${folderOf(refused)} is full.\nMake room, then run the command again. ${halfway}`,
};

/** @param {Refused} refused */
function notAllowed({ port, path: file }) {
  return port === undefined
    ? `The system does not let you open ${file}.\nHave its owner let you read and write it. ${halfway}`
    : `The system does not let you use port ${port}.\nTake one above 1023, as in: --port 4173`;
}

/**
 * What somebody can do about it, where it was the system that refused something; nothing for mistakes of ours.
 *
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function refusalInWords(error) {
  if (!(error instanceof Error) || !('code' in error && 'syscall' in error)) return undefined;
  return letters[String(error.code)]?.(/** @type {Refused} */ (error));
}
