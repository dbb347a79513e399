import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runProcess, type ProcessRun } from './run-process.ts';
import type { SiteFile } from './site-size.ts';

/** A list of names and sizes for each thread of the floor to write. */
interface FloorPlan {
  list: string;
  threads: number;
  largest: number;
}

/** Writes the lists for the floor: contiguous shares of a site's files, one for each thread. */
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
