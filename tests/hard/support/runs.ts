import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import type { Outcome } from '#output/generate.ts';
import type { Selection } from '#output/selection.ts';
import { ensureBundles } from '../../../scripts/bundles/bundles.mjs';
import { checkout } from '../../../scripts/bundles/names-of-code.mjs';
import { cacheFolder } from '../../../scripts/bundles/cache-folder.mjs';
import { temporaryFolder } from '../../support/site.ts';
import { runInStandby } from '../../support/standby.ts';
import { isLong } from './patience.ts';

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
  /** At which change to the disk, counted over all threads from 1. */
  at: number;
  /** Instead: before the file with this ending is removed. */
  removing?: string;
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
let built: ReturnType<typeof ensureBundles> | undefined;

export interface Surroundings {
  accident?: Accident;
  /** A command that starts the generator with fewer rights or less room. */
  within?: string[];
  env?: Record<string, string>;
  /** Modules that are loaded before the generator, by their file in this folder. */
  preload?: string[];
  /** Told of the process. */
  started?: (child: ChildProcess) => void;
}

/** A run of the generator, in a process of its own where something is to happen to it. */
export function generate(options: RunOptions, surroundings: Surroundings = {}): Promise<RunResult> {
  return run('generate', options, surroundings);
}

/** Puts the parts of a site together. */
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
  const told = /^\{.*\}$/m.exec(stdout)?.[0];
  return told === undefined ? {} : { outcome: JSON.parse(told) as RunResult['outcome'] & object };
};

/** In a process of its own, to which anything may happen. */
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
 * Folders of one site that is generated again and again; pictures once drawn are shared by all. A second thread takes
 * longer to start than such a site takes to be made.
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

/** A run keeps notes beside its data, so runs at the same time need data of their own. */
export function ownCopy(data: string): string {
  const copy = path.join(temporaryFolder(), 'data');
  cpSync(data, copy, { recursive: true });
  return copy;
}
