import { fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import path from 'node:path';

/** A function of a module, and the variables that it finds in its environment besides. */
export interface Order {
  /** The file, and the function that it exports. */
  module: string;
  call: string;
  args: unknown[];
  env: Record<string, string>;
}

export interface Printed {
  code: number;
  stdout: string;
  stderr: string;
}

interface Standby {
  child: ChildProcess;
  /** What it printed outside of an answer: its last words. */
  printed: { stdout: string; stderr: string };
}

const idle: Standby[] = [];

/** Runs a function in a process that stands by: what is asked for at the same time has one each. */
export async function runInStandby(order: Order): Promise<Printed> {
  const standby = idle.pop() ?? start();
  const { child, printed } = standby;
  keepAlive(child, 'ref');
  return new Promise((resolve) => {
    const end = (code: number | null) => resolve({ code: code ?? 1, ...printed });
    child.once('close', end);
    child.once('message', (answer: Printed) => {
      child.off('close', end);
      keepAlive(child, 'unref');
      idle.push(standby);
      resolve(answer);
    });
    child.send(order);
  });
}

function start(): Standby {
  const child = fork(path.join(import.meta.dirname, 'standby-process.mjs'), {
    execArgv: [],
    env: { ...process.env, VITEST: '', CI: '', GITHUB_ACTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name]!.on('data', (text) => void (printed[name] += String(text)));
  return { child, printed };
}

/** A process that waits for the next order keeps nobody waiting. */
function keepAlive(child: ChildProcess, how: 'ref' | 'unref'): void {
  child[how]();
  child.channel?.[how]();
  for (const stream of [child.stdout, child.stderr]) (stream as Socket)[how]();
}
