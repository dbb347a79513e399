import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';

/** Linux keeps files in this folder in memory; it is often small in containers. */
export const memoryDisk = '/dev/shm';
const leastFreeBytes = 2e9;

/** Whether there is a memory disk with room for about ten sites. */
export function hasMemoryDisk(): boolean {
  try {
    accessSync(memoryDisk, constants.W_OK);
    return Math.min(freeBytes(memoryDisk), freemem()) > leastFreeBytes;
  } catch {
    return false;
  }
}

/** Free space on the disk of a folder. */
function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** The folder of a measurement, in memory where there is room, as the speed of a disk varies. */
export class Workspace {
  readonly folder: string;
  readonly onMemory = hasMemoryDisk();
  private count = 0;

  constructor() {
    this.folder = mkdtempSync(path.join(this.onMemory ? memoryDisk : tmpdir(), 'bench-'));
    process.once('exit', () => rmSync(this.folder, { recursive: true, force: true }));
    process.once('SIGINT', () => process.exit(130));
  }

  /** A path that was never used. */
  fresh(name: string): string {
    return path.join(this.folder, `${name}-${++this.count}`);
  }

  /**
   * Deletes an output that is no longer needed. On a disk it stays until the end: creating files right after deleting
   * many can take three times as long there, and the next run would look slow.
   */
  discard(folder: string): void {
    if (this.onMemory) rmSync(folder, { recursive: true, force: true });
  }

  availableBytes(): number {
    const free = freeBytes(this.folder);
    return this.onMemory ? Math.min(free, freemem()) : free;
  }
}
