import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { audit, startRun, type Audit } from '#audit/audit.ts';
import { Mask, placeNames } from '#site/own-words/mask.ts';
import { allChecks } from '#audit/checks/all-checks.ts';
import type { PageCheck, AuditRun, Observation } from '#audit/checks/check.ts';
import { pageReader } from '#audit/read-pages.ts';
import { loadSite } from '../support/load-site.ts';
import { fileOf } from '#site/address.ts';
import type { Site } from '#site/plan.ts';
import { generateOn } from '../support/small-site/generate-small-site.ts';
import { root, temporaryFolder } from '../support/site.ts';
import { smallSite, writeData, type DataFiles } from '../support/small-site/small-site.ts';

/** Changes the text of a file of the finished site; `null` deletes the file. */
export type Change = (text: string) => string | null;

/** The small site as `npm run generate` writes it, whose files a test may spoil. */
export interface FinishedSmallSite {
  data: string;
  out: string;
  site: Site;
  /** Audits the site with some files changed, and restores them afterwards; `ids` are the checks to run, or all. */
  auditWith(changes: Record<string, Change>, ids?: readonly string[], now?: Date): Promise<Audit>;
  /** What one check finds on one page that was changed. */
  ask(check: PageCheck, file: string, change: Change): Observation[];
}

const day = new Date('2026-11-20');

export async function finishSmallSite(files: DataFiles = smallSite()): Promise<FinishedSmallSite> {
  const data = writeData(files);
  const out = path.join(temporaryFolder(), 'dist');
  await generateOn(String(day.getTime() / 1000), data, out);
  const { site } = loadSite(data);
  const folders = { data, out, root };
  const ofPages = runOf(site!, folders);
  return {
    data,
    out,
    site: site!,
    async auditWith(changes, ids, now = day) {
      const before = Object.keys(changes).map((name) => ({ name, text: textIn(out, name) }));
      for (const { name, text } of before) put(out, name, changes[name]!(text ?? ''));
      try {
        const checks = ids && allChecks.filter(({ id }) => ids.includes(id));
        return await audit({ site: site!, now, folders, checks });
      } finally {
        for (const { name, text } of before) put(out, name, text);
      }
    },
    ask(check, file, change) {
      const route = ofPages.routes.find(({ address }) => fileOf(address) === file)!;
      const page = pageReader(ofPages)(route, change(textIn(out, file)!)!);
      return [...check.onPage(ofPages, page)];
    },
  };
}

/** A run that has read no pages yet, for single checks of single pages. */
export function runOf(site: Site, folders: { data: string; out: string; root: string }): AuditRun {
  const mask = new Mask(placeNames(site.content, site.places));
  return startRun({ site, now: day, folders }, mask);
}

function textIn(out: string, name: string): string | null {
  const file = path.join(out, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function put(out: string, name: string, text: string | null): void {
  const file = path.join(out, name);
  if (text === null) return rmSync(file, { force: true });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Addresses on which a check found something; the empty address stands for the site as a whole. */
export function found({ groups, pages }: Audit, check: string): string[] {
  return groups
    .filter((group) => group.check.id === check && group.accepted === undefined)
    .flatMap(({ findings }) => findings.map(({ page }) => pages[page]?.address ?? ''));
}

/** Different words of three letters; enough of them outweigh the own words of a place. */
export function essay(count: number): string {
  const letters = (i: number) => [i / 676, i / 26, i].map((n) => 97 + (n % 26));
  return Array.from({ length: count }, (_, i) => String.fromCharCode(...letters(i))).join(' ');
}
