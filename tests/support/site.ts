import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { runInStandby } from './standby.ts';

export const root = path.resolve(import.meta.dirname, '../..');

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

export interface CommandResult {
  code: number;
  /** Standard output and errors. */
  output: string;
}

/** Also has standard output alone, which programs read. */
interface ReadResult extends CommandResult {
  stdout: string;
}

/** The environment of a local run, wherever the tests run. */
const localEnvironment = { VITEST: '', CI: '', GITHUB_ACTIONS: '' };

/** Starting a second thread takes longer than making a small site. */
const inOneThread = (command: string, args: string[]) =>
  command === 'generate' && !args.includes('--threads') ? ['--threads', '1'] : [];

/** Runs a command of package.json as a user would, but in a reused process. */
export async function run(
  command: string,
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<ReadResult> {
  const { code, stdout, stderr } = await runInStandby({
    module: path.join(root, 'scripts/run.mjs'),
    call: 'runCommand',
    args: [[command, ...inOneThread(command, args), ...args]],
    env: { ...localEnvironment, ...env },
  });
  return { code, stdout, output: stdout + withoutBuild(stderr) };
}

/** Drops the line about building: only the first command after an edit of the code prints it. */
const withoutBuild = (stderr: string) => stderr.replace(/^Building the templates .*\n/m, '');

/** The same in a new process, without npm in between. */
export async function start(
  script: string,
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<CommandResult> {
  const [, ...words] = scripts[script]!.split(' ');
  const options = {
    cwd: root,
    env: { ...process.env, NODE_ENV: '', ...localEnvironment, ...env },
    maxBuffer: 1 << 26,
  };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [...words, ...args], options);
    return { code: 0, output: stdout + withoutBuild(stderr) };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + withoutBuild(stderr) };
  }
}

export interface SiteOptions {
  env?: Record<string, string>;
  /** Data files to leave out. */
  without?: readonly string[];
}

/** The form of a test site sends nothing, whatever the environment of this machine. */
const notConnected = {
  EMAILJS_SERVICE_ID: '',
  EMAILJS_TEMPLATE_ID: '',
  EMAILJS_PUBLIC_KEY: '',
  EMAILJS_ORIGIN: '',
};

/** Generates the real site once per run and options; returns its folder, which is read-only to tests. */
export async function buildSite({ env = notConnected, without = [] }: SiteOptions = {}): Promise<string> {
  const key = createHash('sha1')
    .update(JSON.stringify([env, without]))
    .digest('hex')
    .slice(0, 12);
  const folder = path.join(inject('runFolder'), `real-site-${key}`);
  const dist = path.join(folder, 'dist');
  const outcome = path.join(folder, 'outcome.json');
  if (isFirstToMake(folder)) {
    // In a copy of the data, as a run updates lastmod.txt in it.
    const data = path.join(folder, 'data');
    cpSync(path.join(root, 'data'), data, { recursive: true });
    for (const name of without) await rm(path.join(data, name), { recursive: true });
    const result = await start('generate', ['--data', data, '--out', dist, '--quiet'], env);
    writeFileSync(`${outcome}.part`, JSON.stringify(result));
    renameSync(`${outcome}.part`, outcome);
  }
  // Another test file may be generating it.
  while (!existsSync(outcome)) await wait(50);
  const { code, output } = JSON.parse(readFileSync(outcome, 'utf8')) as CommandResult;
  if (code !== 0) throw new Error(output);
  return dist;
}

function isFirstToMake(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

const temporaryFolders: string[] = [];

/** A new folder, deleted after the test file; see `tidy.ts`. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(inject('runFolder'), 'folder-'));
  temporaryFolders.push(folder);
  return folder;
}

export const removeTemporaryFolders = () =>
  Promise.all(temporaryFolders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
