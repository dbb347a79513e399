import type { Redirect } from '#content/content.ts';
import { offerRemoval } from '#content/files/gone-places.ts';
import { offerRename } from '#content/files/moved-files.ts';
import type { Locate, Problem } from '#lib/problem.ts';
import { counted } from '#lib/text.ts';
import type { Site } from '#site/plan.ts';
import { checksumOf, readLedger, type Ledger } from './ledger.ts';
import { AddressTree } from './address-tree.ts';
import { formatPattern } from './pattern.ts';
import { RedirectTable } from './redirect-table.ts';
import { vanishedFrom } from './vanished/find-vanished.ts';
import type { Vanished } from './vanished/vanished.ts';

/** The most redirects for single addresses in one letter. */
const linesShown = 20;

/** Published addresses that no longer exist. */
export interface LostAddresses {
  vanished: Vanished;
  count: number;
  example: string;
  /** The redirects to add so that none is lost. */
  missing: Redirect[];
}

/** Published addresses that are not in the data and that no redirect leads to a page. */
export function lostAddresses(site: Site, ledger: Ledger): LostAddresses[] {
  const table = new RedirectTable(site.content.redirects);
  const current = AddressTree.of(site);
  const arriving = table.collapsed().filter(({ to }) => current.anyOf(to));
  const known = new Set(arriving.map(({ from }) => formatPattern(from)));
  return vanishedFrom(site, ledger).flatMap((vanished) => {
    const arrival = (address: string) => table.follow(address) ?? address;
    const lost = [...vanished.addresses()].filter((address) => !current.has(arrival(address)));
    if (lost.length === 0) return [];
    const caught = new RedirectTable(vanished.lines).caught(lost);
    const missing = vanished.lines.flatMap((line, i) => {
      const missed = caught[i]!;
      // A redirect with this pattern may miss some addresses, which need their own. One that leads nowhere is replaced.
      if (known.has(line.from))
        return missed.slice(0, linesShown).map((from) => ({ from, to: current.nearest(arrival(from)) }));
      return missed.length > 0 ? [line] : [];
    });
    return [{ vanished, count: lost.length, example: lost[0]!, missing }];
  });
}

/** Letters about addresses that would be lost, with the redirects that fix it, and about an edited ledger. */
export function checkLedger(site: Site, locate: Locate): Problem[] {
  const { published, redirects } = site.content;
  if (!published) return [];
  const ledger = readLedger(published);
  const at = locate('redirects.yaml', ['redirects']);
  const dir = at.file.slice(0, -'/redirects.yaml'.length);
  const all = lostAddresses(site, ledger);
  const deleted = deletedCounties(all);
  const lost = (deleted ?? all).map((each, i) => ({
    ...at,
    says: lostInWords(each),
    fix: deleted
      ? offerRemoval(each.vanished.county!, dir)
      : fixFor(each, dir, i === 0 && redirects.length === 0),
  }));
  if (published.checksum === checksumOf(ledger)) return lost;
  return [
    ...lost,
    // A name removed by hand would be lost unnoticed once its page is gone.
    {
      ...locate('published.yaml', ['checksum']),
      says: 'The names above are not those that "npm run published" wrote, so an address could be lost without anyone noticing.',
      fix: 'Restore the file from the last commit, or from the one before if it was committed like this; then run "npm run published". To send visitors of a deleted page elsewhere, write a redirect in redirects.yaml.',
    },
  ];
}

/** If some addresses are already redirected, the rest should be added next to those. */
const isUntouched = ({ vanished, missing }: LostAddresses) =>
  vanished.lines.every((line) => missing.includes(line));

/**
 * The counties whose files were deleted by hand, if only their ZIP codes are gone, too: `npm run remove` then does all
 * that is left to do. Where no ZIP code is gone, another county may have taken over the cities.
 */
export function deletedCounties(lost: readonly LostAddresses[]): LostAddresses[] | undefined {
  const others = lost.filter(({ vanished }) => !vanished.zips);
  const areDeleted = others.every((each) => each.vanished.county !== undefined && isUntouched(each));
  const areZipsGone = others.length < lost.length;
  return others.length > 0 && areDeleted && areZipsGone ? others : undefined;
}

export function lostInWords({ vanished, count, example }: LostAddresses): string {
  const were = vanished.many ? 'were published and are gone' : 'was published and is gone';
  return `${vanished.name} ${were}: ${
    count === 1
      ? `the address ${example} would be lost`
      : `${counted(count, 'address', 'addresses')} would be lost, such as ${example}`
  }.`;
}

function fixFor(lost: LostAddresses, dir: string, first: boolean): string {
  const { many, renamedTo, byHand } = lost.vanished;
  const it = many ? 'them' : 'it';
  const add = `add to redirects.yaml, ${first ? 'instead of "redirects: []"' : 'below the other redirects'}:`;
  const advice =
    byHand && isUntouched(lost)
      ? [offerRename(byHand, dir), `Otherwise, put ${it} back, or ${add}`]
      : renamedTo
        ? [`Put ${it} back, or, if its name is "${renamedTo}" now, ${add}`]
        : [`Put ${it} back, or say where visitors should go: ${add}`];
  return [...advice, ...(first ? ['redirects:'] : []), ...linesFor(lost)].join('\n');
}

/** As they are written in redirects.yaml. */
export const linesFor = ({ missing }: LostAddresses): string[] =>
  missing.map(({ from, to }) => `  - { from: "${from}", to: "${to}" }`);
