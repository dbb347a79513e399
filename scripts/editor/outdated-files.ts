import path from 'node:path';
import { singleFiles } from '#content/collections.ts';
import type { Redirect } from '#content/content.ts';
import { listFiles } from '#content/files/list-files.ts';
import { slugOf } from '#content/source.ts';
import { valuesIn } from '#desk/data-file.ts';
import { hasForm, schemaOfFile } from '#desk/editor/files.ts';
import type { FormEdit } from '#desk/editor/form-edits.ts';
import { plainText } from '#lib/file-text.ts';
import { bytesIn, versionOf } from './edited-files.ts';
import { changesBy } from './try-edits.ts';

/** An edit with the version of the file that it is based on; none for a new file. */
export interface VersionedEdit extends FormEdit {
  version?: string;
}

/** A file that somebody else has saved meanwhile: its current text, and the text of this save. */
export interface OutdatedFile {
  name: string;
  version?: string;
  theirs?: string;
  yours?: string;
  /** Both created it. Two new texts have no common version to merge from, so one has to replace the other. */
  isNew?: boolean;
  /** The new name, if somebody renamed it. */
  renamedTo?: string;
}

/** The files of a save that somebody else has saved since they were opened. */
export function outdatedFiles(data: string, edits: readonly VersionedEdit[]): OutdatedFile[] {
  const outdated = edits.flatMap(({ name, form, version, opened }) => {
    const bytes = bytesIn(data, name);
    const present = bytes && versionOf(bytes);
    if (present === version) return [];
    const isText = schemaOfFile(name) !== undefined;
    const theirs = bytes && isText ? plainText(String(bytes)) : undefined;
    const isNew = form !== undefined && theirs !== undefined && opened === undefined;
    const renamedTo = bytes || !isText ? undefined : fileRenamedFrom(data, name, version);
    return [{ form, file: { name, version: present, theirs, ...(isNew && { isNew }), renamedTo } }];
  });
  if (outdated.length === 0) return [];
  // Exactly what a save would write, including what it adds to the form.
  const texts = new Map(changesBy(data, edits).changes.map(({ name, text }) => [name, text]));
  return outdated.flatMap(({ form, file }) => {
    const yours = form === undefined ? undefined : texts.get(file.name);
    // Both wrote the same, or a preceding rename already has.
    return yours !== undefined && yours === file.theirs ? [] : [{ ...file, yours }];
  });
}

/** The new name of a renamed file: one with the same bytes, or the target of a redirect. */
function fileRenamedFrom(data: string, name: string, version: string | undefined): string | undefined {
  const [folder, ending] = [path.posix.dirname(name), path.extname(name)];
  const redirects = redirectsIn(data);
  return listFiles(data).find((other) => {
    if (path.posix.dirname(other) !== folder || path.extname(other) !== ending) return false;
    const leadsOn = ({ from, to }: Redirect) =>
      from.endsWith(`/${slugOf(name)}`) && to.endsWith(`/${slugOf(other)}`);
    return redirects.some(leadsOn) || versionOf(bytesIn(data, other)!) === version;
  });
}

function redirectsIn(data: string): Redirect[] {
  const file = 'redirects.yaml';
  const text = String(bytesIn(data, file) ?? '');
  if (!hasForm(file, text)) return [];
  return singleFiles[file].safeParse(valuesIn(file, text)).data?.redirects ?? [];
}
