import { sourcesFile } from '#content/schemas/places/sources.ts';
import type { TableName } from '#content/schemas/places/tables.ts';
import type { ChangeSet } from '../change-set.ts';

/** The fields that every table needs in that file. */
export const sourceFields = ['source', 'credit', 'date', 'license'] as const;
export type TableSource = Partial<Record<(typeof sourceFields)[number] | 'limits', string>>;

export function editSource(changeSet: ChangeSet, table: TableName, fields: TableSource): void {
  changeSet.edit(sourcesFile, (values) => {
    const tables = (values.tables ??= {}) as Record<string, TableSource>;
    tables[table] = { ...tables[table], ...fields };
  });
}
