// @ts-check
import { accessSync, constants } from 'node:fs';

/**
 * Whether files can be made in a folder.
 *
 * @param {string} folder
 */
export function isWritable(folder) {
  try {
    // A slash at the end asks for a folder: a file is refused.
    accessSync(`${folder}/`, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
