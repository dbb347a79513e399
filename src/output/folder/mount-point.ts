import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Whether another disk, or a part of one, is seen at a folder: it cannot be moved away or replaced. */
export function isMountPoint(folder: string): boolean {
  if (statSync(folder).dev !== statSync(path.dirname(folder)).dev) return true;
  return mountPoints().includes(folder);
}

/** A folder that is mounted from the same disk has its number too; Linux lists it. */
function mountPoints(): string[] {
  try {
    const lines = readFileSync('/proc/self/mountinfo', 'utf8').split('\n');
    // Blanks stand there as octal numbers.
    return lines.map((line) =>
      (line.split(' ')[4] ?? '').replace(/\\(\d{3})/g, (_, code: string) =>
        String.fromCharCode(parseInt(code, 8)),
      ),
    );
  } catch {
    return [];
  }
}
