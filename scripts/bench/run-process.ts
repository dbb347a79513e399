import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessRun {
  /** From the start of the process to its end. */
  seconds: number;
  /** Peak memory of the process and its children. */
  peakBytes: number;
  output: string;
}

/** The day that pages print, fixed so that all runs make the same bytes. */
const buildDay = '1767225600';
const sampleInterval = 40;

/** Runs Node with these arguments as a process of its own and measures it from outside. */
export function runProcess(
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<ProcessRun> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, SOURCE_DATE_EPOCH: buildDay, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [seconds, peakBytes, output] = [0, 0, ''];
    const sampling = setInterval(
      () => (peakBytes = Math.max(peakBytes, treeMemory(child.pid!))),
      sampleInterval,
    );
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('exit', () => (seconds = (performance.now() - started) / 1000));
    child.on('close', (code) => {
      clearInterval(sampling);
      if (code === 0) resolve({ seconds, peakBytes: Math.max(peakBytes, ownPeak(output)), output });
      else
        reject(
          new Error(`"node ${args.join(' ')}" ended with ${code ?? 'a signal'}:\n${output.slice(-4000)}`),
        );
    });
  });
}

/** `generate` prints its own peak, which is exact; sampling from outside may miss a peak, or be impossible. */
function ownPeak(output: string): number {
  const printed = /peak memory ([\d,]+) MB/.exec(output)?.[1];
  return printed ? Number(printed.replaceAll(',', '')) * 1024 * 1024 : 0;
}

/** Current resident bytes of a process and all its children; 0 without /proc. */
function treeMemory(root: number): number {
  let bytes = 0;
  const processes = [root];
  for (const pid of processes) {
    try {
      const resident = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      bytes += Number(resident ?? 0) * 1024;
      for (const thread of readdirSync(`/proc/${pid}/task`)) {
        const children = readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim();
        if (children !== '') processes.push(...children.split(' ').map(Number));
      }
    } catch {
      // It has just ended.
    }
  }
  return bytes;
}
