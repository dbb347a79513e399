import { constants, copyFileSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Refused } from '#lib/refused.ts';

/**
 * Takes a lock that only one running process can hold, or throws; returns a function that releases it. A lock left by
 * a process that has ended is taken over.
 */
export function takeLock(file: string): () => void {
  if (!create(file)) {
    const held = read(file);
    if (isRunning(held)) {
      throw new Refused(
        `Another generate (process ${held.split(' ')[0]}) is writing into this folder. Wait until it has ended.`,
      );
    }
    if (!moveAway(file, held) || !create(file)) {
      throw new Refused(
        'Another generate has just started to write into this folder. Wait until it has ended.',
      );
    }
  }
  return () => rmSync(file, { force: true });
}

/** Atomic: of two processes only one succeeds, and nobody sees a half-written lock. */
function create(file: string): boolean {
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, `${process.pid} ${startOf(process.pid)}`);
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

/** Copies where the disk does not support hard links. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}

/** The id and start time of the process that holds the lock; empty if the lock is gone by now. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Removes the lock, unless another process holds it by now. */
function moveAway(file: string, held: string): boolean {
  const aside = `${file}.${process.pid}`;
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

function isRunning(held: string): boolean {
  const [number, start] = held.split(' ');
  const pid = Number(number);
  if (!pid || pid === process.pid || startOf(pid) !== start) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The start time of a process, if the system tells: ids are reused. */
function startOf(pid: number): string {
  try {
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is a name in parentheses that may contain anything; the start time is the 22nd.
    return state.slice(state.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
