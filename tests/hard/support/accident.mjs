/**
 * Loaded into a generator before its own code, in every thread: counts the disk changes of all threads, and causes the
 * accident in the variable ACCIDENT at one of them.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';

const { at, kind, removing } = JSON.parse(process.env.ACCIDENT);
const real = { ...fs };

if (isMainThread) setEnvironmentData('changes', new Int32Array(new SharedArrayBuffer(8)));
/** The number of changes so far, and whether the accident has happened. */
const changes = getEnvironmentData('changes');

const signal = { tears: true, happen: () => process.kill(process.pid, kind) && sleep() };
const accidents = {
  SIGKILL: signal,
  SIGTERM: signal,
  SIGINT: signal,
  /** Ctrl-C; the process may go on. */
  interrupt: { happen: () => process.kill(process.pid, 'SIGINT') },
  /** From then on, the disk is full for everything that takes space. */
  full: {
    lasting: true,
    tears: true,
    whereGrowing: true,
    happen() {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    },
  },
  crash: {
    inWorker: true,
    // In a microtask, before the thread reports its work: crashes after that are harmless.
    happen: () =>
      queueMicrotask(() => {
        throw new Error('Something broke.');
      }),
  },
  memory: {
    inWorker: true,
    happen() {
      for (const kept = []; ;) kept.push(new Array(1e6).fill(kept.length));
    },
  },
  /** Waits until the test creates a file. */
  wait: {
    happen() {
      real.writeFileSync(1, 'waiting\n');
      while (!real.existsSync(process.env.GO_ON)) sleep(5);
    },
  },
};
const {
  happen,
  /** Only the first half of a write reaches the disk. */
  tears = false,
  lasting = false,
  inWorker = false,
  whereGrowing = false,
} = accidents[kind];

function sleep(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** Called before each change; `half` does the first half of a change that takes space. */
function change(half) {
  const count = Atomics.add(changes, 0, 1) + 1;
  if (count < at || (inWorker && isMainThread) || (whereGrowing && !half)) return;
  if (!lasting && Atomics.exchange(changes, 1, 1) === 1) return;
  if (tears) half?.();
  happen();
}

function countBefore(name, isChange = () => true) {
  fs[name] = (...args) => {
    if (isChange(...args)) change();
    return real[name](...args);
  };
}
for (const name of ['renameSync', 'mkdirSync', 'rmdirSync', 'linkSync', 'copyFileSync', 'unlinkSync']) {
  countBefore(name);
}
countBefore('openSync', (_, flags = 'r') => flags !== 'r');

for (const name of ['writeFileSync', 'writeSync']) {
  fs[name] = (to, content, ...others) => {
    if (to === 1 || to === 2) return real[name](to, content, ...others);
    const half = Buffer.from(content).subarray(0, Buffer.byteLength(content) / 2);
    // What is added to a file, or written over the same bytes, leaves the rest of it.
    const flag = others[0]?.flag;
    change(() => real.writeFileSync(to, half, { flag }));
    return real[name](to, content, ...others);
  };
}

/** Removes folders file by file, so that an accident can happen in between. */
fs.rmSync = (name, options) => {
  if (removing && String(name).endsWith(removing)) happen();
  if (options?.recursive && real.lstatSync(name, { throwIfNoEntry: false })?.isDirectory()) {
    for (const entry of real.readdirSync(name)) fs.rmSync(path.join(name, entry), options);
    return fs.rmdirSync(name);
  }
  change();
  return real.rmSync(name, options);
};

syncBuiltinESMExports();
if (isMainThread) process.on('exit', () => real.writeFileSync(2, `${changes[0]} changes\n`));
