import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { loadContent } from '#content/load.ts';
import { movedFile, wasPublished, type MovedFile, type RenameCommand } from '#content/files/moved-files.ts';
import { shapesFile } from '#content/places/shapes.ts';
import { listFiles } from '#content/files/list-files.ts';
import { spoken } from '#desk/data-folder.ts';
import { rename, type RenameKind } from '#desk/rename.ts';
import { counted } from '#lib/text.ts';
import { loadSite } from '#output/load-site.ts';
import type { BuiltFolders, Call } from '../command-line/call.ts';
import { tryChanges } from '../desk/apply-changes.ts';
import { openFolder } from '../desk/open-files.ts';
import { warnOfMissingLedger } from '../desk/missing-files.ts';
import { presentLedger } from '../desk/ledger-file.ts';
import { undisturbed, writeChanges } from '../desk/write-changes.ts';

export function run({ options: { data }, positionals, folders }: Call<'rename'>): void {
  const [kind, from = '', to = ''] = positionals;
  const moved = movedFile(kind, from, to, listFiles(data));
  const ledger = presentLedger(data);
  const isAnother = moved && ledger && wasPublished(ledger, moved);
  withOldNames(data, isAnother ? undefined : moved, () =>
    renameEverywhere(data, { kind, from, to }, folders),
  );
}

function renameEverywhere(
  data: string,
  { kind, from, to }: RenameCommand<RenameKind>,
  folders: BuiltFolders,
): void {
  const folder = openFolder(data, folders);
  const withoutRedirects = warnOfMissingLedger(data)
    ? 'No redirect was written.'
    : 'It was never published, so no redirect is needed.';
  const { changes, lines } = rename(folder, kind, from, to);
  tryChanges(data, changes, folders);
  writeChanges(data, changes);
  console.log(
    [
      `The ${spoken(kind)} is now "${to}". ${counted(changes.length, 'file', 'files')} changed:`,
      ...changes.map((change) => `  ${change.name}${change.to ? ` → ${change.to}` : ''}`),
      lines.length === 0
        ? withoutRedirects
        : `${counted(lines.length, 'redirect', 'redirects')} written to redirects.yaml:`,
      ...lines.map((line) => `  ${line.from} → ${line.to}`),
      `The ${kind === 'keyword' ? 'heading' : 'name'} that visitors read is unchanged; edit it in the file if it should change, too.`,
    ].join('\n'),
  );
}

/**
 * Temporarily undoes a rename by hand, so that the data is valid to begin with. Other files renamed by hand keep their
 * new names: each needs a command of its own.
 */
export function withOldNames(data: string, own: MovedFile | undefined, work: () => void): void {
  if (!own || loadSite(data).site) return work();
  const names = listFiles(data);
  const all = withShapes(own, names);
  const others = loadContent(data)
    .moved.filter(({ is }) => is !== own.is)
    .flatMap((file) => withShapes(file, names));
  const at = (name: string) => path.join(data, name);
  undisturbed(() => {
    let toGiveBack: MovedFile[] = [];
    try {
      for (const file of [...all, ...others]) {
        renameSync(at(file.is), at(file.was));
        toGiveBack.push(file);
      }
      work();
      toGiveBack = others;
    } finally {
      for (const { was, is } of toGiveBack) {
        // Someone who had it open has saved a newer version under its new name.
        if (existsSync(at(is))) rmSync(at(was));
        else renameSync(at(was), at(is));
      }
    }
  });
}

/** Somebody who renamed a county by hand may also have renamed its shapes. */
function withShapes(file: MovedFile, names: readonly string[]): MovedFile[] {
  const shapes = { was: shapesFile(file.from), is: shapesFile(file.to) };
  return file.kind === 'county' && names.includes(shapes.is) && !names.includes(shapes.was)
    ? [file, { ...file, ...shapes }]
    : [file];
}
