import { renameSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadContent } from '#content/load.ts';
import { movedFile, type MovedFile } from '#content/files/moved-files.ts';
import { listFiles } from '#content/read.ts';
import { rename, renameKinds, type RenameKind } from '#desk/rename.ts';
import { counted } from '#lib/text.ts';
import { loadSite } from '#output/load-site.ts';
import type { Site } from '#site/plan.ts';
import { applyOrExit, openFolder, orExplain } from './apply-changes.ts';
import { dataFolder } from './data-folder.ts';
import { helpIfAsked, loadOrExit, wrongUsage } from './load-or-exit.ts';

const usage = `Usage: npm run rename -- KIND OLD NEW
Changes a name in addresses everywhere, and writes the redirects that keep the old addresses.
  npm run rename -- county kings-county brooklyn-county
  npm run rename -- city kings-county/bushwick bushwick-brooklyn
  npm run rename -- keyword "uber accident lawyer nyc" "rideshare lawyer nyc"
Where the file was renamed by hand already, the rest follows.
  also: ${renameKinds.filter((kind) => !['county', 'city', 'keyword'].includes(kind)).join(', ')}
  --data DIR   folder with the data (data)`;

const { kind, from, to, data } = readOptions();
const site = siteToChange();
const { changes, lines } = orExplain(() => rename(openFolder(data, site), kind, from, to));
applyOrExit(data, changes);
console.log(
  `The ${kind.replace('-', ' ')} is "${to}" now. ${counted(changes.length, 'file', 'files')} changed:`,
);
for (const change of changes) console.log(`  ${change.name}${change.to ? ` → ${change.to}` : ''}`);
console.log(
  lines.length === 0
    ? 'It was never published, so no redirect is needed.'
    : `${counted(lines.length, 'redirect', 'redirects')} written to redirects.yaml:`,
);
for (const line of lines) console.log(`  ${line.from} → ${line.to}`);
if (kind !== 'keyword')
  console.log('The name that people read is as it was; change it in the file if it is new too.');

/**
 * What was renamed by hand takes its old name again, so that the data is in order to begin with. Other files
 * keep the name that they were given: their turn comes with a command of their own.
 */
function siteToChange(): Site {
  const own = movedFile(kind, from, to, listFiles(data));
  if (own && !loadSite(data).site) {
    const others = loadContent(data).moved.filter(({ is }) => is !== own.is);
    const swap = (before: 'was' | 'is', after: 'was' | 'is', files: MovedFile[]) =>
      files.forEach((file) => renameSync(path.join(data, file[before]), path.join(data, file[after])));
    swap('is', 'was', [own, ...others]);
    process.once('exit', (code) => swap('was', 'is', code === 0 ? others : [own, ...others]));
  }
  return loadOrExit(data);
}

function readOptions() {
  helpIfAsked(usage);
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { data: { type: 'string', default: 'data' } },
    });
    const [wanted, old, young, ...more] = positionals;
    const known = renameKinds.find((name) => name === wanted);
    if (!known) throw new Error(`"${wanted ?? ''}" is nothing that can be renamed.`);
    if (!old || !young || more.length > 0) throw new Error('Write the old and the new name after the kind.');
    return { kind: known satisfies RenameKind, from: old, to: young, data: dataFolder(values.data) };
  } catch (error) {
    return wrongUsage((error as Error).message, usage);
  }
}
