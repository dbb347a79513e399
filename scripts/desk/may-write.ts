import { inShell } from '#lib/in-shell.ts';
import { askWhether, ownTerminal } from './ask.ts';

/** Whether to write what an import has shown: nobody loses a row to a table that he only wanted to look at. */
export async function mayWrite(
  words: readonly string[],
  { data, yes }: { data: string; yes: boolean },
  question = 'Write it?',
): Promise<boolean> {
  const terminal = ownTerminal();
  if (yes || (terminal && (await askWhether(terminal, question)))) return true;
  const line = [...words, ...(data === 'data' ? [] : ['--data', data])].map(inShell).join(' ');
  console.log(`Nothing was written. To write it: npm run import -- ${line} --yes`);
  return false;
}
