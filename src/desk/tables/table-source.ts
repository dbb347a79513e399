import type { TableName } from '#content/schemas/places/tables.ts';
import type { ChangeSet } from '../change-set.ts';

export const sourcesFile = 'places/sources.yaml';
/** The fields that a table needs there. */
export const sourceFields = ['source', 'credit', 'date', 'license'] as const;
export type TableSource = Partial<Record<(typeof sourceFields)[number] | 'limits', string>>;

/** Changes these fields of a table's source. */
export function editSource(changeSet: ChangeSet, table: TableName, fields: TableSource): void {
  changeSet.edit(sourcesFile, (values) => {
    const tables = (values.tables ??= {}) as Record<string, TableSource>;
    tables[table] = { ...tables[table], ...fields };
  });
}
