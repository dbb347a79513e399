import { AddressTree } from '#addresses/address-tree.ts';
import { joinRedirects } from '#addresses/join-redirects.ts';
import { readLedger } from '#addresses/ledger.ts';
import { parsePattern, star } from '#addresses/pattern.ts';
import type { Redirect } from '#content/content.ts';
import { isDataFile } from '#content/files/list-files.ts';
import { escapeRegExp } from '#lib/text.ts';
import type { ChangeSet } from './change-set.ts';
import type { DataFolder } from './data-folder.ts';

/** Updates links and redirects to moved addresses; returns the redirects written for published ones. */
export function redirectMoved(
  changeSet: ChangeSet,
  folder: DataFolder,
  moved: readonly Redirect[],
): Redirect[] {
  const { published, settings } = folder.site.content;
  for (const name of folder.names) {
    if (!isDataFile(name) || /^(?:redirects|published)\.yaml$/.test(name)) continue;
    const text = changeSet.textOf(name);
    const renamed = withAddresses(text, moved, settings.url);
    if (renamed !== text) changeSet.write(name, renamed);
  }
  const known = published && new AddressTree(readLedger(published));
  const needed = moved.filter(({ from }) => known?.anyOf(parsePattern(from)) !== undefined);
  addRedirects(changeSet, moved, needed);
  return needed;
}

/** Adds redirects to a set of changes; existing ones now lead straight to the new address. */
export function addRedirects(changeSet: ChangeSet, moved: readonly Redirect[], added = moved): void {
  changeSet.edit('redirects.yaml', (values) => {
    values.redirects = joinRedirects(values.redirects as Redirect[], moved, added);
  });
}

/** Points links in texts and menus to the new address, also those that begin with the URL of the site. */
function withAddresses(text: string, lines: readonly Redirect[], url: string): string {
  const start = `(?:(?<![a-z0-9.-])|(?<=${escapeRegExp(url)}))`;
  return lines.reduce((all, { from, to }) => {
    const pattern = from
      .replaceAll(/[.-]/g, '\\$&')
      .replace(/\/\*$/, '/(?=[a-z0-9])')
      .replaceAll(star, '([a-z0-9-]+)');
    let group = 0;
    const target = to.replace(/\*$/, '').replaceAll(star, () => `$${++group}`);
    const end = from.endsWith(star) ? '' : '(?![a-z0-9/-])';
    return all.replace(new RegExp(start + pattern + end, 'g'), target);
  }, text);
}
