import type { ListName } from '#desk/tables/list-tables.ts';
import type { Call } from '../command-line/command.ts';
import { importFacts } from '../desk/import-facts.ts';
import { importList } from '../desk/import-list.ts';

export async function run({ options, positionals, folders }: Call<'import'>): Promise<void> {
  const [kind = '', file = ''] = positionals;
  if (kind === 'facts') await importFacts(file, options, folders);
  else await importList(kind as ListName, file, options, folders);
}
