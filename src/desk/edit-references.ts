import { kindOfFile, type FileKindName } from '#content/files/file-kinds.ts';
import { mayName, referencesIn } from '#content/references.ts';
import { slugOf } from '#content/source.ts';
import { valueAt } from '#content/value-at.ts';
import type { ChangeSet } from './change-set.ts';
import type { DataFiles } from './data-folder.ts';

/** Changes each value that names a file; `change` gets the list or group that holds it. */
export function editReferences(
  changeSet: ChangeSet,
  names: readonly string[],
  kind: FileKindName,
  slug: string,
  change: (holder: unknown, at: string | number) => void,
): void {
  for (const name of names) {
    if (!mayName(name, kind)) continue;
    changeSet.edit(name, (values) => {
      for (const reference of referencesIn(name, values)) {
        if (reference.kind !== kind || reference.slug !== slug) continue;
        change(valueAt(values, reference.path.slice(0, -1)), reference.path.at(-1)!);
      }
    });
  }
}

/** Drops the names of removed files from all lists, such as that of articles to read next. */
export function forgetRemoved(changeSet: ChangeSet, { names }: DataFiles): void {
  const left = names.filter((name) => !changeSet.removed.has(name));
  for (const file of changeSet.removed) {
    const kind = kindOfFile(file);
    if (!kind) continue;
    const slug = slugOf(file);
    editReferences(changeSet, left, kind, slug, (holder) => {
      // A single name stays as it is: only a person knows which other one belongs there.
      if (Array.isArray(holder)) holder.splice(holder.indexOf(slug), 1);
    });
  }
}
