import { accessSync, constants, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

/** The folder in which Linux keeps files in memory; containers often have a small one. */
export const memoryDisk = '/dev/shm';
const enoughToBegin = 2e9;

/** Whether there is a memory disk with room for the files of some ten sites. */
export function hasMemoryDisk(): boolean {
  try {
    accessSync(memoryDisk, constants.W_OK);
    return Math.min(freeBytes(memoryDisk), freemem()) > enoughToBegin;
  } catch {
    return false;
  }
}

/** What the disk of a folder has room for. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
