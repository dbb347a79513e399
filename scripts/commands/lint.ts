import { runTool } from '../code-tools.ts';

/** Tells everything at once, whichever tool finds it. */
export function run(): void {
  const passed = (['types', 'rules', 'unused'] as const).map((tool) => runTool(tool));
  if (passed.includes(false)) process.exitCode = 1;
}
