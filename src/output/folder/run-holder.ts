import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Identifies this process uniquely: its id, its start time, and its machine. */
export const thisProcess = () => `${process.pid} ${startOf(process.pid)} ${machine()}`;

/** The id of a process. */
export const pidOf = (held: string) => held.split(' ')[0];

/** The scope of process ids: a boot of a machine, and one container of it. */
function machine(): string {
  try {
    const started = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${started}:${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** Whether the process is on another machine or in another container. */
export function isElsewhere(held: string): boolean {
  const where = held.split(' ').slice(2).join(' ');
  return where !== '' && where !== machine();
}

export function isRunning(held: string): boolean {
  const [number, start] = held.split(' ');
  const pid = Number(number);
  if (!pid || pid === process.pid || startOf(pid) !== start) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The start time of a process, if the system tells: ids are reused. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is a name in parentheses that may contain anything; the start time is the 22nd.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // In a container often nobody asks how a killed process ended, so that it stays in the list.
    return state === 'Z' ? 'ended' : (fields[18] ?? '');
  } catch {
    return '';
  }
}
