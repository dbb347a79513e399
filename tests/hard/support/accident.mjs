/**
 * Loaded into a generator before its own code, in every thread: counts the changes that all threads together
 * make to the disk, and lets something happen at one of them, as the variable ACCIDENT asks.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';

const { at, kind, removing } = JSON.parse(process.env.ACCIDENT);
const real = { ...fs };

if (isMainThread) setEnvironmentData('changes', new Int32Array(new SharedArrayBuffer(8)));
/** How many changes there were, and whether the accident has happened. */
const changes = getEnvironmentData('changes');

const signal = { tears: true, happen: () => process.kill(process.pid, kind) && sleep() };
const accidents = {
  SIGKILL: signal,
  SIGTERM: signal,
  SIGINT: signal,
  /** Ctrl-C, and the process goes on where it can. */
  interrupt: { happen: () => process.kill(process.pid, 'SIGINT') },
  /** Everything that takes room finds the disk full from then on. */
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
    // Before the thread goes on: one that has handed in its work may break.
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
  /** Waits until the test puts a file there. */
  wait: {
    happen() {
      real.writeFileSync(1, 'waiting\n');
      while (!real.existsSync(process.env.GO_ON)) sleep(5);
    },
  },
};
const {
  happen,
  /** The first half of what should be written reaches the disk. */
  tears = false,
  lasting = false,
  inWorker = false,
  whereGrowing = false,
} = accidents[kind];

function sleep(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** Called before each change; `half` does the first half of one that takes room. */
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
    const bytes = Buffer.from(content);
    change(() => real.writeFileSync(to, bytes.subarray(0, bytes.length / 2)));
    return real[name](to, content, ...others);
  };
}

/** A folder goes file by file, so that its removal can be cut off in the middle. */
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
