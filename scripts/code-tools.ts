import { execFile, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { Refused } from '#lib/refused.ts';
import { checkout } from './bundles/code-hashes.mjs';
import { letterAboutPackage } from './command-line/error-letters.mjs';

/** Development tools: the package, its program, and its arguments. */
const tools = {
  // Each further checker works out the types of the packages anew.
  types: ['typescript', 'tsc', '--noEmit', '--checkers', '1'],
  rules: ['oxlint', 'oxlint', '--deny-warnings', '--format=stylish'],
  unused: ['knip', 'knip', '--cache', '--cache-location', '.cache/knip'],
  format: ['prettier', 'prettier', '--write', '--log-level', 'warn', '.'],
  tests: ['vitest', 'vitest', 'run'],
} satisfies Record<string, [packageName: string, program: string, ...args: string[]]>;

type Tool = keyof typeof tools;

/** Node's arguments for running a tool from the packages of a project. */
function commandOf(tool: Tool, project: string): string[] {
  const [name, program, ...args] = tools[tool];
  const folder = path.join(project, 'node_modules', name);
  if (!existsSync(folder)) throw new Refused(letterAboutPackage(name));
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  return [path.join(folder, typeof bin === 'string' ? bin : bin[program]!), ...args];
}

const spawnOptions = { cwd: checkout, stdio: 'inherit' } as const;

/** Runs a tool over the checkout, with its output shown; returns whether it succeeded. */
export function runTool(tool: Tool, ...more: string[]): boolean {
  return spawnSync(process.execPath, [...commandOf(tool, checkout), ...more], spawnOptions).status === 0;
}

/** Runs a command of the project in the same way, without blocking. */
export function runOwn(name: string): Promise<boolean> {
  const child = spawn(process.execPath, ['scripts/start.cjs', name], spawnOptions);
  return new Promise((resolve) => void child.once('exit', (code) => resolve(code === 0)));
}

/** The complaints of a tool about a folder; empty if all is well. */
export async function complaintsOf(tool: Tool, project: string, folder = project): Promise<string> {
  try {
    await promisify(execFile)(process.execPath, commandOf(tool, project), { cwd: folder });
    return '';
  } catch (error) {
    const { stdout, stderr, message } = error as Error & { stdout: string; stderr: string };
    return stdout + stderr || message;
  }
}
