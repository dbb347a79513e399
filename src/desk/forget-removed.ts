import { kindOfFile, type FileKindName } from '#content/files/file-kinds.ts';
import { mayName, referencesIn } from '#content/references.ts';
import { slugOf } from '#content/source.ts';
import type { ChangeSet } from './change-set.ts';
import type { DataFiles } from './data-folder.ts';
import { valueAt, type Values } from './values.ts';

/** Drops the names of removed files from all lists, such as that of articles to read next. */
export function forgetRemoved(changeSet: ChangeSet, { names }: DataFiles): void {
  const gone = new Set(changeSet.changes().flatMap((change) => (change.gone ? [change.name] : [])));
  for (const file of gone) {
    const kind = kindOfFile(file);
    if (!kind) continue;
    for (const name of names) {
      if (gone.has(name) || !mayName(name, kind)) continue;
      changeSet.edit(name, (values) => dropFromLists(name, values, kind, slugOf(file)));
    }
  }
}

/** A field with a single name stays as it is: only a person knows which other name belongs there. */
function dropFromLists(file: string, values: Values, kind: FileKindName, slug: string): void {
  for (const reference of referencesIn(file, values)) {
    if (reference.kind !== kind || reference.slug !== slug) continue;
    const holder = valueAt(values, reference.path.slice(0, -1));
    if (Array.isArray(holder)) holder.splice(holder.indexOf(slug), 1);
  }
}
