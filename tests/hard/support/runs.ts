import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Outcome } from '#output/generate.ts';
import { ensureBundles } from '../../../scripts/bundles.ts';
import { temporaryFolder } from '../../support/site.ts';

export interface RunOptions {
  data: string;
  out: string;
  cache: string;
  threads: number;
  force?: boolean;
  selection?: { shard?: { index: number; count: number } };
}

export interface Accident {
  kind: 'SIGKILL' | 'SIGTERM' | 'SIGINT' | 'full' | 'crash' | 'memory' | 'wait';
  /** At which change to the disk, counted over all threads from 1. */
  at: number;
}

export interface RunResult {
  /** Of the process; absent when a signal ended it. */
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Absent when the run could not tell. */
  outcome?: Outcome | { kind: 'error'; says: string };
  /** How often the disk was changed, in a run with an accident. */
  changes: number;
  stderr: string;
}

const here = import.meta.dirname;
let bundles: string | undefined;

/** A generator in a process of its own; `started` is told of the process. */
export function generate(
  options: RunOptions,
  {
    accident,
    env = {},
    node = [],
    started,
  }: {
    accident?: Accident;
    env?: Record<string, string>;
    node?: string[];
    started?: (child: ChildProcess) => void;
  } = {},
): Promise<RunResult> {
  bundles ??= ensureBundles(() => undefined);
  const preload = accident ? [`--import=${path.join(here, 'accident.mjs')}`] : [];
  const args = [...preload, ...node, path.join(here, 'generate.mjs'), bundles, JSON.stringify(options)];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, VITEST: '', NODE_ENV: 'production', ...env, ACCIDENT: JSON.stringify(accident) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started?.(child);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (text) => (stdout += String(text)));
  child.stderr.on('data', (text) => (stderr += String(text)));
  return new Promise((resolve) =>
    child.on('close', (code, signal) => {
      const told = /^\{.*\}$/m.exec(stdout)?.[0];
      resolve({
        code,
        signal,
        ...(told && { outcome: JSON.parse(told) as RunResult['outcome'] & object }),
        changes: Number(/^(\d+) changes$/m.exec(stderr)?.[1] ?? 0),
        stderr,
      });
    }),
  );
}

/** Folders of one site that is generated again and again. */
export function newSite(data: string, threads = 2): RunOptions {
  const folder = temporaryFolder();
  return { data, out: path.join(folder, 'dist'), cache: path.join(folder, 'cache'), threads };
}
