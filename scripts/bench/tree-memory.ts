import { readdirSync, readFileSync } from 'node:fs';

/** Resident bytes of a process and all its children now; 0 where the system has no /proc. */
export function treeMemory(root: number): number {
  let bytes = 0;
  const processes = [root];
  for (const pid of processes) {
    try {
      const resident = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      bytes += Number(resident ?? 0) * 1024;
      for (const thread of readdirSync(`/proc/${pid}/task`)) {
        const children = readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim();
        if (children !== '') processes.push(...children.split(' ').map(Number));
      }
    } catch {
      // It ended between two looks.
    }
  }
  return bytes;
}
