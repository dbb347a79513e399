import {
  closeSync,
  constants,
  copyFileSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { Refused } from '#lib/refused.ts';
import { isElsewhere, isRunning, numberOf, thisProcess } from './run-holder.ts';

/** Milliseconds between signs of life of a run, and until a run elsewhere without one counts as ended. */
const beatEvery = 5_000;
const silentAtMost = 60_000;

/**
 * Takes a lock that only one running process can hold, or throws; returns a function that releases it. A lock left by
 * a process that has ended is taken over.
 */
export function takeLock(file: string): () => void {
  if (!create(file)) {
    const held = read(file);
    if (isElsewhere(held) && !isSilent(file)) {
      throw new Refused(
        `Another generate (process ${numberOf(held)} of another machine or container) is writing into this folder. Wait until it has ended; if it was ended by force, wait a minute.`,
      );
    }
    if (!isElsewhere(held) && isRunning(held)) {
      throw new Refused(
        `Another generate (process ${numberOf(held)}) is writing into this folder. Wait until it has ended.`,
      );
    }
    if (!moveAway(file, held) || !create(file)) {
      throw new Refused(
        'Another generate has just started to write into this folder. Wait until it has ended.',
      );
    }
  }
  const beat = setInterval(() => showsLife(file), beatEvery).unref();
  return () => {
    clearInterval(beat);
    rmSync(file, { force: true });
  };
}

/** Atomic: of two processes only one succeeds, and nobody sees a half-written lock. */
function create(file: string): boolean {
  const whole = asideOf(file);
  writeFileSync(whole, thisProcess());
  try {
    linkOrCopy(whole, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(whole);
  }
}

/** Random, as process ids may be equal in containers that share a disk. */
const asideOf = (file: string) => `${file}.${process.pid}.${crypto.randomUUID()}`;

/** Copies where the disk does not support hard links. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}

/** The process that holds the lock; empty if the lock is gone by now. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Removes the lock, unless another process holds it by now. */
function moveAway(file: string, held: string): boolean {
  const aside = asideOf(file);
  try {
    renameSync(file, aside);
  } catch {
    return true;
  }
  if (read(aside) !== held) {
    renameSync(aside, file);
    return false;
  }
  rmSync(aside);
  return true;
}

/** Compares times of the disk only, as the clocks of machines may differ. */
function isSilent(file: string): boolean {
  const now = asideOf(file);
  writeFileSync(now, '');
  try {
    return statSync(now).mtimeMs - statSync(file).mtimeMs > silentAtMost;
  } catch {
    // The lock was released meanwhile.
    return true;
  } finally {
    rmSync(now);
  }
}

/** Writes the same text again, to renew the time of the file by the clock of the disk. */
function showsLife(file: string): void {
  try {
    if (read(file) !== thisProcess()) return;
    const handle = openSync(file, 'r+');
    writeSync(handle, thisProcess());
    closeSync(handle);
  } catch {
    // The next attempt may succeed.
  }
}
