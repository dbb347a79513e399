import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** In milliseconds. */
const lookFor = 500;
const waitAtMost = 20_000;
const idleEnough = 0.85;

/** Waits until the processors are idle; returns whether that happened in time. */
export async function waitForQuiet(): Promise<boolean> {
  for (let waited = 0; waited < waitAtMost; waited += lookFor) {
    const before = processorTimes();
    await pause(lookFor);
    const after = processorTimes();
    if ((after.idle - before.idle) / (after.all - before.all) >= idleEnough) return true;
  }
  return false;
}

function processorTimes(): { idle: number; all: number } {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (list: number[]) => list.reduce((total, value) => total + value, 0);
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap((time) => Object.values(time))) };
}
