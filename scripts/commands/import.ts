import { formatProblems } from '#content/letters/format-problems.ts';
import type { ListName } from '#content/schemas/places/list-tables.ts';
import type { BuiltFolders, Options } from '../command-line/command.ts';
import { Refused } from '../command-line/refused.ts';
import { importFacts } from '../desk/import-facts.ts';
import { importList } from '../desk/import-list.ts';

export async function run(
  options: Options<'import'>,
  [kind = '', file = '']: string[],
  folders: BuiltFolders,
): Promise<void> {
  const problems =
    kind === 'facts'
      ? await importFacts(file, options, folders)
      : await importList(kind as ListName, file, options, folders);
  if (problems.length > 0) throw new Refused(formatProblems(problems));
}
