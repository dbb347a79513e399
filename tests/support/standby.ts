import { fork, type ChildProcess } from 'node:child_process';
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

const idle: ChildProcess[] = [];

/** Runs a function in a process that stands by: what is asked for at the same time has one each. */
export async function runInStandby(order: Order): Promise<Printed> {
  const child = idle.pop() ?? start();
  child.ref();
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`The process ended that ran ${JSON.stringify(order.args)}.`));
    child.once('exit', fail);
    child.once('message', (printed: Printed) => {
      child.off('exit', fail);
      child.unref();
      child.channel?.unref();
      idle.push(child);
      resolve(printed);
    });
    child.channel?.ref();
    child.send(order);
  });
}

function start(): ChildProcess {
  return fork(path.join(import.meta.dirname, 'standby-process.mjs'), {
    execArgv: [],
    env: { ...process.env, VITEST: '', CI: '', GITHUB_ACTIONS: '' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}
