import { dataOption, inShell } from '#lib/in-shell.mjs';
import { confirm, ownTerminal } from './prompt.ts';

/**
 * Asks before anything is written: users who only want to see the changes must not lose a row by it, nor by pressing
 * Enter. `removals` names what would be removed.
 */
export async function confirmWrite(
  command: 'import' | 'refresh' | 'remove',
  words: readonly string[],
  { data, yes }: { data: string; yes: boolean },
  removals = '',
): Promise<boolean> {
  const terminal = ownTerminal();
  const question = removals ? `Write the changes and remove ${removals}?` : 'Write the changes?';
  if (yes || (terminal && (await confirm(terminal, question, removals ? 'no' : 'yes')))) return true;
  const line = words.map(inShell).join(' ') + dataOption(data);
  console.log(`Nothing was written. To write the changes: npm run ${command} -- ${line} --yes`);
  return false;
}
