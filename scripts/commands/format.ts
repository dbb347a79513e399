import { runTool } from '../code-tools.ts';

export function run(): void {
  if (!runTool('format')) process.exitCode = 1;
}
