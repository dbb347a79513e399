import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import type { Outcome } from '#output/generate.ts';
import type { Selection } from '#output/selection.ts';
import { ensureBundles } from '../../../scripts/bundles/bundles.mjs';
import { checkout } from '../../../scripts/bundles/code-hashes.mjs';
import { cacheFolder } from '../../../scripts/bundles/cache-folder.mjs';
import { temporaryFolder } from '../../support/site.ts';
import { runInStandby } from '../../support/standby.ts';
import { isLong } from './effort.ts';

export interface RunOptions {
  data: string;
  out: string;
  cache: string;
  threads: number;
  force?: boolean;
  selection?: Selection;
}

export interface Accident {
  kind: 'SIGKILL' | 'SIGTERM' | 'SIGINT' | 'full' | 'crash' | 'memory' | 'wait';
  /** The number of the disk change at which it happens, counted from 1 over all threads. */
  at: number;
  /** Happens before a file with this ending is removed instead. */
  removing?: string;
}

export interface RunResult {
  /** Exit code; null if a signal ended the process. */
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Absent if the run could not report it. */
  outcome?: Outcome | { kind: 'error'; says: string };
  /** Number of disk changes, in a run with an accident. */
  changes: number;
  stderr: string;
}

const here = import.meta.dirname;
let built: ReturnType<typeof ensureBundles> | undefined;

export interface Surroundings {
  accident?: Accident;
  /** A command that runs the generator with fewer permissions or less space. */
  within?: string[];
  env?: Record<string, string>;
  /** Modules in this folder to load before the generator. */
  preload?: string[];
  /** Called with the process. */
  started?: (child: ChildProcess) => void;
}

/** Runs the generator, in a separate process if something is to happen to it. */
export function generate(options: RunOptions, surroundings: Surroundings = {}): Promise<RunResult> {
  return run('generate', options, surroundings);
}

export function merge(
  options: Omit<RunOptions, 'threads'> & { dirs: string[] },
  surroundings: Surroundings = {},
): Promise<RunResult> {
  return run('mergeShards', options, surroundings);
}

async function run(entry: string, options: object, surroundings: Surroundings): Promise<RunResult> {
  built ??= ensureBundles(cacheFolder(), () => undefined);
  const args = [
    entry,
    built.bundles,
    JSON.stringify({ checkout, contentCode: built.contentCode, ...options }),
  ];
  if (Object.keys(surroundings).length > 0) return runAlone(args, surroundings);
  const module = path.join(here, 'make.mjs');
  const printed = await runInStandby({ module, call: 'make', args, env: {} });
  return { ...printed, ...outcomeIn(printed.stdout), signal: null, changes: 0 };
}

const outcomeIn = (stdout: string): Pick<RunResult, 'outcome'> => {
  const json = /^\{.*\}$/m.exec(stdout)?.[0];
  return json === undefined ? {} : { outcome: JSON.parse(json) as RunResult['outcome'] & object };
};

/** Runs in a separate process, to which anything may happen. */
function runAlone(
  asked: readonly string[],
  { accident, within = [], env = {}, preload = [], started }: Surroundings,
): Promise<RunResult> {
  const [command = '', ...args] = [
    ...within,
    process.execPath,
    ...[...preload, ...(accident ? ['accident.mjs'] : [])].map((name) => `--import=${path.join(here, name)}`),
    path.join(here, 'generate.mjs'),
    ...asked,
  ];
  const child = spawn(command, args, {
    env: { ...process.env, VITEST: '', NODE_ENV: 'production', ...env, ACCIDENT: JSON.stringify(accident) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started?.(child);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (text) => (stdout += String(text)));
  child.stderr.on('data', (text) => (stderr += String(text)));
  return new Promise((resolve) =>
    child.on('close', (code, signal) =>
      resolve({
        code,
        signal,
        ...outcomeIn(stdout),
        changes: Number(/^(\d+) changes$/m.exec(stderr)?.[1] ?? 0),
        stderr,
      }),
    ),
  );
}

/**
 * Folders for a site that is generated again and again. All share the drawn pictures. One thread is the default,
 * because starting a second one takes longer than making such a site.
 */
export function newSite(data: string, threads = isLong ? 2 : 1): RunOptions {
  const folder = temporaryFolder();
  const cache = path.join(folder, 'cache');
  const drawings = path.join(inject('runFolder'), 'drawings');
  mkdirSync(cache);
  mkdirSync(drawings, { recursive: true });
  symlinkSync(drawings, path.join(cache, 'drawings'), 'junction');
  return { data: ownCopy(data), out: path.join(folder, 'dist'), cache, threads };
}

/** A run writes into its data folder, so concurrent runs need copies of it. */
export function ownCopy(data: string): string {
  const copy = path.join(temporaryFolder(), 'data');
  cpSync(data, copy, { recursive: true });
  return copy;
}
