import { AddressTree } from '#addresses/address-tree.ts';
import type { Redirect } from '#content/content.ts';
import { ChangeSet } from '#desk/change-set.ts';
import { pagesNewTo } from '#desk/plan/compare-pages.ts';
import { removePlace } from '#desk/remove.ts';
import { addRedirects } from '#desk/moved-addresses.ts';
import { counted, firstOf } from '#lib/text.ts';
import type { Call } from '../command-line/call.ts';
import { tryChanges } from '../desk/apply-changes.ts';
import { inCopy } from '../desk/data-copy.ts';
import { openFolder } from '../desk/open-files.ts';
import { warnOfMissingLedger } from '../desk/missing-files.ts';
import { redirectsForLost } from '../desk/lost-redirects.ts';
import { confirmWrite } from '../desk/confirm-write.ts';
import { writeChanges } from '../desk/write-changes.ts';

/** Shows what would be removed with a place, and removes it once confirmed. */
export async function run({
  options: { data, yes },
  positionals: [kind, name = ''],
  folders,
}: Call<'remove'>): Promise<void> {
  const folder = openFolder(data, folders);
  warnOfMissingLedger(data);
  const changeSet = new ChangeSet(folder);
  removePlace(changeSet, folder, kind, name);
  const lines = inCopy(data, changeSet.changes(), (copy) => redirectsForLost(copy, folder.site));
  if (lines.length > 0) addRedirects(changeSet, lines);
  const changes = changeSet.changes();
  const { site: after } = tryChanges(data, changes, folders);
  const pages = pagesNewTo(AddressTree.of(after), folder.site).length;
  const gone = counted(pages, 'page', 'pages');
  console.log(
    [
      `Removes ${gone} and changes ${counted(changes.length, 'file', 'files')}:`,
      ...changes.map((change) => `  ${change.name}${change.gone ? ' (deleted)' : ''}`),
      ...aboutRedirects(lines),
    ].join('\n'),
  );
  if (!(await confirmWrite('remove', [kind, name], { data, yes }, gone))) return;
  writeChanges(data, changes);
  console.log(`Written to ${data}/.`);
}

const shown = 20;

function aboutRedirects(lines: readonly Redirect[]): string[] {
  if (lines.length === 0) return [];
  const moves = lines.map(({ from, to }) => `${from} → ${to}`);
  return [
    `Adds ${counted(lines.length, 'redirect', 'redirects')} to redirects.yaml; edit them there to send visitors elsewhere:`,
    ...firstOf(moves, shown).map((line) => `  ${line}`),
  ];
}
