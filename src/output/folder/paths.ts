import { existsSync, readFileSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** As many links in a row as Linux follows. */
const linksAtMost = 40;

/**
 * Where a path leads when every symbolic link in it is followed, also when nothing is there yet. Throws the
 * system's error where links go in a circle or a file stands in the way.
 */
export function realPathOf(folder: string, links = 0): string {
  const absolute = path.resolve(folder);
  if (existsSync(absolute) || links > linksAtMost) return realpathSync.native(absolute);
  const target = linkTarget(absolute);
  if (target !== undefined) return realPathOf(path.resolve(path.dirname(absolute), target), links + 1);
  const parent = path.dirname(absolute);
  return parent === absolute ? absolute : path.join(realPathOf(parent, links), path.basename(absolute));
}

function linkTarget(file: string): string | undefined {
  try {
    return readlinkSync(file);
  } catch {
    return undefined;
  }
}

/** Whether a path is a folder or lies below it. */
export function isWithin(inner: string, folder: string): boolean {
  const way = path.relative(folder, inner);
  return way === '' || (way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way));
}

/** The folders that a file lies in: "a" and "a/b" for "a/b/c". */
export const foldersOf = (name: string): string[] =>
  name
    .split('/')
    .slice(0, -1)
    .map((_, i, parts) => parts.slice(0, i + 1).join('/'));

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
