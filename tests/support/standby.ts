import { fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import path from 'node:path';

/** A function of a module, and environment variables to add for it. */
export interface Task {
  /** The file, and its exported function. */
  module: string;
  call: string;
  args: unknown[];
  env: Record<string, string>;
}

export interface TaskResult {
  code: number;
  stdout: string;
  stderr: string;
}

interface Standby {
  child: ChildProcess;
  /** Output outside of an answer, which explains a crash. */
  printed: { stdout: string; stderr: string };
}

const idle: Standby[] = [];

/** Runs a function in a standby process; concurrent calls get one process each. */
export async function runInStandby(task: Task): Promise<TaskResult> {
  const standby = idle.pop() ?? start();
  const { child, printed } = standby;
  keepAlive(child, 'ref');
  return new Promise((resolve) => {
    const end = (code: number | null) => resolve({ code: code ?? 1, ...printed });
    child.once('close', end);
    child.once('message', (answer: TaskResult) => {
      child.off('close', end);
      keepAlive(child, 'unref');
      idle.push(standby);
      resolve(answer);
    });
    child.send(task);
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

/** An idle process must not keep the test run alive. */
function keepAlive(child: ChildProcess, how: 'ref' | 'unref'): void {
  child[how]();
  child.channel?.[how]();
  for (const stream of [child.stdout, child.stderr]) (stream as Socket)[how]();
}
