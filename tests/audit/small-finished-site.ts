import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { audit, type Audit } from '#audit/audit.ts';
import type { CheckId } from '#audit/checks.ts';
import { loadSite } from '#output/load-site.ts';
import type { Site } from '#site/plan.ts';
import { root, run, temporaryFolder } from '../support/site.ts';
import { smallSite, writeData, type DataFiles } from '../support/small-site.ts';

/** What a file of the finished site is made into; `null` takes it away. */
export type Change = (text: string) => string | null;

/** The small site as `npm run generate` writes it, to be spoiled file by file. */
export interface FinishedSmallSite {
  data: string;
  out: string;
  site: Site;
  /** The audit of the site with some files changed; afterwards they are as they were. */
  auditWith(changes: Record<string, Change>, now?: Date): Promise<Audit>;
}

const day = new Date('2026-11-20');

export async function finishSmallSite(files: DataFiles = smallSite()): Promise<FinishedSmallSite> {
  const data = writeData(files);
  const out = path.join(temporaryFolder(), 'dist');
  const { code, output } = await run('generate', ['--data', data, '--out', out], {
    SOURCE_DATE_EPOCH: String(day.getTime() / 1000),
  });
  if (code !== 0) throw new Error(output);
  const { site } = loadSite(data);
  return {
    data,
    out,
    site: site!,
    async auditWith(changes, now = day) {
      const before = Object.keys(changes).map((name) => ({ name, text: textIn(out, name) }));
      for (const { name, text } of before) put(out, name, changes[name]!(text ?? ''));
      try {
        return await audit({ site: site!, now, folders: { data, out, root } });
      } finally {
        for (const { name, text } of before) put(out, name, text);
      }
    },
  };
}

function textIn(out: string, name: string): string | null {
  const file = path.join(out, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function put(out: string, name: string, text: string | null): void {
  const file = path.join(out, name);
  if (text === null) rmSync(file, { force: true });
  else writeFileSync(file, text);
}

/** Addresses on which a check found something; the empty address stands for the site as a whole. */
export function found({ groups, pages }: Audit, check: CheckId): string[] {
  return groups
    .filter((group) => group.check === check && group.accepted === undefined)
    .flatMap(({ findings }) => findings.map(({ page }) => pages[page]?.address ?? ''));
}

/** So many words of three letters, none of them twice: enough of them outweigh what a place has of its own. */
export function essay(count: number): string {
  const letters = (i: number) => [i / 676, i / 26, i].map((n) => 97 + (n % 26));
  return Array.from({ length: count }, (_, i) => String.fromCharCode(...letters(i))).join(' ');
}
