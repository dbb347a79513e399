import type { RenameCommand } from '#content/files/moved-files.ts';
import type { Site } from '#site/plan.ts';
import type { ChangeSet } from '../change-set.ts';
import type { DataFiles } from '../data-folder.ts';
import type { RenameKind } from '../rename.ts';
import type { ZipTable } from '../zips/zip-table.ts';
import { hasForm, savedFile, schemaOfFile } from './files.ts';
import { withLocations } from './located-places.ts';
import { renamedItems } from './renamed-items.ts';

/** The data as the visual editor finds it; there may be mistakes in it, and then there is no site. */
export interface EditedFolder extends DataFiles {
  site?: Site;
  /** For the points of new ZIP codes. */
  zipTable: ZipTable;
}

export interface FilledForm {
  name: string;
  /** The new name of the file. */
  to?: string;
  form: string;
  /** The file from which the form was filled in. */
  opened?: string;
}

/** What a filled form makes of its file. */
interface FormText {
  text: string;
  /** What got another name in addresses. */
  renamed: RenameCommand<RenameKind>[];
  /** What was put into the file beside what the form says. */
  notes: string[];
}

export function textOfForm(
  { names, site, zipTable }: EditedFolder,
  changeSet: ChangeSet,
  { name, to = name, form, opened }: FilledForm,
): FormText {
  const before = names.includes(name) ? changeSet.textOf(name) : undefined;
  const saved = savedFile(to, before, form, schemaOfFile(to)!, opened);
  const isMerged = opened !== undefined && before !== undefined && changeSet.before(name) !== opened;
  const merged = isMerged ? [`${name}: with changes that somebody else saved in the meantime`] : [];
  const unchanged = { text: saved, renamed: [], notes: merged };
  // There is nothing to compare with in a file that cannot be read.
  if (before !== undefined && !hasForm(name, before)) return unchanged;
  const renamed = before === undefined ? [] : renamedItems(name, before, saved);
  if (!site || !to.startsWith('counties/')) return { ...unchanged, renamed };
  const home = site.content.settings.state.abbreviation;
  const { text, note } = withLocations(to, before, saved, zipTable, home);
  return { text, renamed, notes: note ? [...merged, note] : merged };
}
