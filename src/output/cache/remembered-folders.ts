import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Says in a memory which folder it is of. */
const label = 'of';

/** The folder below `memories` in which is kept what is known of another folder; made where there is none. */
export function memoryOf(memories: string, folder: string): string {
  const memory = path.join(memories, hash('sha1', folder).slice(0, 16));
  mkdirSync(memory, { recursive: true });
  writeFileSync(path.join(memory, label), folder);
  return memory;
}

const hour = 3_600_000;

/** A folder that somebody deleted needs no memory; a young one may be in the making. */
export function forgetGone(memories: string): void {
  for (const name of readdirSync(memories)) {
    const of = path.join(memories, name, label);
    const made = statSync(of, { throwIfNoEntry: false })?.mtimeMs;
    if (made === undefined || made > Date.now() - hour || existsSync(readFileSync(of, 'utf8'))) continue;
    rmSync(path.join(memories, name), { recursive: true, force: true });
  }
}
