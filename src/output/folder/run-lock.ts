import {
  constants,
  copyFileSync,
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Refused } from '#lib/refused.ts';
import { isElsewhere, isRunning, pidOf, thisProcess } from './run-holder.ts';

/** In milliseconds: how often a run renews its lock, and after how long an old lock from elsewhere counts as left. */
const heartbeatInterval = 5_000;
const heartbeatTimeout = 60_000;

/**
 * Takes a lock that only one running process can hold, or throws; returns a function that releases it. A lock left by
 * a process that has ended is taken over.
 */
export function takeLock(file: string): () => void {
  if (!create(file)) {
    const held = read(file);
    if (isElsewhere(held) && !isSilent(file)) {
      throw new Refused(
        `Another generate (process ${pidOf(held)} on another machine or container) is writing into this folder. Wait until it has finished; if it was stopped by force, wait a minute.`,
      );
    }
    if (!isElsewhere(held) && isRunning(held)) {
      throw new Refused(
        `Another generate (process ${pidOf(held)}) is writing into this folder. Wait until it has finished.`,
      );
    }
    if (!moveAway(file, held) || !create(file)) {
      throw new Refused(
        'Another generate has just started to write into this folder. Wait until it has finished.',
      );
    }
  }
  removeLeft(file);
  const heartbeat = setInterval(() => beat(file), heartbeatInterval).unref();
  return () => {
    clearInterval(heartbeat);
    // A machine that slept for a while may have lost it.
    if (isOwn(file)) rmSync(file, { force: true });
  };
}

/** Atomic: of two processes only one succeeds, and nobody sees a half-written lock. */
function create(file: string): boolean {
  const whole = temporaryName(file);
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
const temporaryName = (file: string) => `${file}.${process.pid}.${crypto.randomUUID()}`;

/** Removes files that runs left under such names when they were killed; they are in use for an instant only. */
function removeLeft(file: string): void {
  const { mtimeMs: now } = statSync(file);
  const folder = path.dirname(file);
  for (const name of readdirSync(folder)) {
    const left = path.join(folder, name);
    if (!left.startsWith(`${file}.`)) continue;
    const since = statSync(left, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (now - since > heartbeatTimeout) rmSync(left, { force: true });
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

/** The process that holds the lock; empty if the lock is gone by now. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const isOwn = (file: string) => read(file) === thisProcess();

/** Removes the lock, unless another process holds it by now. */
function moveAway(file: string, held: string): boolean {
  const moved = temporaryName(file);
  try {
    renameSync(file, moved);
  } catch {
    return true;
  }
  if (read(moved) !== held) {
    renameSync(moved, file);
    return false;
  }
  rmSync(moved, { force: true });
  return true;
}

/**
 * Whether a lock was not renewed for too long, or is from the future, as when the clock was put back. Compares times of
 * the disk only, as clocks of machines may differ.
 */
function isSilent(file: string): boolean {
  const now = temporaryName(file);
  writeFileSync(now, '');
  try {
    return Math.abs(statSync(now).mtimeMs - statSync(file).mtimeMs) > heartbeatTimeout;
  } catch {
    // The lock was released meanwhile.
    return true;
  } finally {
    rmSync(now);
  }
}

/** Renews the lock by writing the same text again, which sets its time by the clock of the disk. */
function beat(file: string): void {
  try {
    if (isOwn(file)) writeFileSync(file, thisProcess(), { flag: 'r+' });
  } catch {
    // The next attempt may succeed.
  }
}
