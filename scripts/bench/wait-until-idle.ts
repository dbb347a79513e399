import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** In milliseconds. */
const sampleTime = 500;
const maxWait = 20_000;
const leastIdleShare = 0.85;

/** Waits until the processors are idle; returns whether that happened in time. */
export async function waitUntilIdle(): Promise<boolean> {
  for (let waited = 0; waited < maxWait; waited += sampleTime) {
    const before = processorTimes();
    await pause(sampleTime);
    const after = processorTimes();
    if ((after.idle - before.idle) / (after.all - before.all) >= leastIdleShare) return true;
  }
  return false;
}

function processorTimes(): { idle: number; all: number } {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (list: number[]) => list.reduce((total, value) => total + value, 0);
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap((time) => Object.values(time))) };
}
