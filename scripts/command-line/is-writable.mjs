// @ts-check
import { accessSync, constants } from 'node:fs';

/**
 * Whether files can be created in a folder.
 *
 * @param {string} folder
 */
export function isWritable(folder) {
  try {
    // With a trailing slash, a file is refused.
    accessSync(`${folder}/`, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
