import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runProcess, type ProcessRun } from './run-process.ts';
import type { SiteFile } from './site-size.ts';

/** What the floor writes: a list of names and sizes for each of its threads. */
export interface FloorPlan {
  list: string;
  threads: number;
  largest: number;
}

/** Notes the names and sizes of a site for the floor: contiguous shares, one for each of its threads. */
export function planFloor(files: readonly SiteFile[], list: string, threads: number): FloorPlan {
  for (let thread = 0; thread < threads; thread++) {
    const from = Math.floor((files.length * thread) / threads);
    const to = Math.floor((files.length * (thread + 1)) / threads);
    const lines = files.slice(from, to).map(({ name, size }) => `${size} ${name}`);
    writeFileSync(`${list}.${thread}`, lines.join('\n'));
  }
  return { list, threads, largest: files.reduce((most, { size }) => Math.max(most, size), 0) };
}

export function writeFloor({ list, threads, largest }: FloorPlan, out: string): Promise<ProcessRun> {
  const script = path.join(import.meta.dirname, 'floor.mjs');
  return runProcess([script, out, list, String(threads), String(largest)], path.dirname(list));
}
