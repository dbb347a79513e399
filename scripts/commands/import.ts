import { sourceFields } from '#desk/tables/table-source.ts';
import type { Call } from '../command-line/call.ts';
import { WrongUsage } from '../command-line/wrong-usage.mjs';
import { importFacts } from '../desk/import-facts.ts';
import { importList } from '../desk/import-list.ts';

const tableOptions = ['table', ...sourceFields] as const;

export async function run({ options, positionals, folders }: Call<'import'>): Promise<void> {
  const [kind, file = ''] = positionals;
  if (kind === 'facts') return importFacts(file, options, folders);
  const misplaced = tableOptions.find((name) => options[name] !== undefined);
  if (misplaced)
    throw new WrongUsage(
      `--${misplaced} describes a table in places/, which is imported with: facts ${file}`,
    );
  await importList(kind, file, options, folders);
}
