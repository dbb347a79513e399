import type { Call } from '../command-line/call.ts';
import { runOwn, runTool } from '../code-tools.ts';
import { lint } from './lint.ts';

export async function run({ options: { long }, positionals: files }: Call<'test'>): Promise<void> {
  if (long) return runTests('tests/hard', 'tests/desk/yaml-edit', '--mode', 'long');
  if (files.length > 0) return runTests(...files);
  // "check" also checks the types.
  const [isInOrder] = await Promise.all([runOwn('check'), lint(['rules', 'unused'])]);
  if (!isInOrder) process.exitCode = 1;
  if (!process.exitCode) runTests();
}

function runTests(...which: string[]): void {
  if (!runTool('tests', ...which)) process.exitCode = 1;
}
