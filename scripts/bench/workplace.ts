import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';

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
function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** The folder that a measurement works in. It lies in memory where there is room: how fast a disk is changes. */
export class Workplace {
  readonly folder: string;
  readonly onMemory = hasMemoryDisk();
  private count = 0;

  constructor() {
    this.folder = mkdtempSync(path.join(this.onMemory ? memoryDisk : tmpdir(), 'bench-'));
    process.once('exit', () => rmSync(this.folder, { recursive: true, force: true }));
    process.once('SIGINT', () => process.exit(130));
  }

  /** A path that was never used before. */
  fresh(name: string): string {
    return path.join(this.folder, `${name}-${++this.count}`);
  }

  /**
   * Deletes an output that is no longer needed. On a disk it stays until the end: there, files made soon after many
   * were deleted can take three times as long, and the next run would look slow.
   */
  discard(folder: string): void {
    if (this.onMemory) rmSync(folder, { recursive: true, force: true });
  }

  /** How many bytes there is room for. */
  room(): number {
    const free = freeBytes(this.folder);
    return this.onMemory ? Math.min(free, freemem()) : free;
  }
}
