// The shortest time that making a site can take: the same number of threads writes the same number of bytes to the
// same paths. Nothing is read, planned or rendered. Plain JavaScript, so that not even a compiler has to start.
import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { isMainThread, Worker, workerData } from 'node:worker_threads';

if (isMainThread) {
  const [out, list, threads, largest] = process.argv.slice(2);
  const text = new SharedArrayBuffer(Number(largest));
  new Uint8Array(text).fill(0x20);
  for (let thread = 0; thread < Number(threads); thread++) {
    new Worker(new URL(import.meta.url), { workerData: { out, list: `${list}.${thread}`, text } });
  }
} else {
  const { out, list, text } = workerData;
  const bytes = Buffer.from(text);
  const folders = new Set();
  for (const line of readFileSync(list, 'utf8').split('\n')) {
    const at = line.indexOf(' ');
    const file = `${out}/${line.slice(at + 1)}`;
    const folder = path.posix.dirname(file);
    if (!folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      folders.add(folder);
    }
    const handle = openSync(file, 'w');
    writeSync(handle, bytes, 0, Number(line.slice(0, at)));
    closeSync(handle);
  }
}
