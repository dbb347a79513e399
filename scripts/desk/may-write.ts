import { inShell } from '#lib/in-shell.ts';
import { askWhether, ownTerminal } from './ask.ts';

/** Asks before an import writes: who only wants to see what a table would change must not lose a row by it. */
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
