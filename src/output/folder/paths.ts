import { existsSync, readFileSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** The limit of Linux for links that lead to links. */
const linksAtMost = 40;

/**
 * The path with all symbolic links resolved, even if nothing exists there yet. Throws the system's error if links go in
 * a circle or a file is in the way.
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

/**
 * Whether two files cannot both exist on every disk: one lies below the name of the other, or the names or folders in
 * which they first differ are the same but for capitals, which some disks ignore.
 */
export function areInEachOthersWay(one: string, other: string): boolean {
  const [parts, others] = [one.split('/'), other.split('/')];
  const at = parts.findIndex((part, i) => part !== others[i]);
  if (at < 0) return parts.length < others.length;
  return others[at] === undefined || parts[at]!.toLowerCase() === others[at].toLowerCase();
}

/** Whether a folder is a mount point, which cannot be moved or replaced. */
export function isMountPoint(folder: string): boolean {
  if (statSync(folder).dev !== statSync(path.dirname(folder)).dev) return true;
  return mountPoints().includes(folder);
}

/** A bind mount has the device number of its parent; Linux lists it here. */
function mountPoints(): string[] {
  try {
    const lines = readFileSync('/proc/self/mountinfo', 'utf8').split('\n');
    // Spaces are escaped as octal numbers.
    return lines.map((line) =>
      (line.split(' ')[4] ?? '').replace(/\\(\d{3})/g, (_, code: string) =>
        String.fromCharCode(parseInt(code, 8)),
      ),
    );
  } catch {
    return [];
  }
}
