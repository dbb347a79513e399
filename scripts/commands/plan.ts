import { hash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkMenu } from '#addresses/check-menu.ts';
import { checkRedirects } from '#addresses/check-redirects.ts';
import { formatProblems, refuseMistakes } from '#content/letters/format-problems.ts';
import { loadContent } from '#content/load.ts';
import type { TextCache } from '#content/text-cache.ts';
import { bytesToCompare } from '#content/files/file-sizes.ts';
import { listFiles, listPublicFiles, publicFile } from '#content/files/list-files.ts';
import { planAsJson } from '#desk/plan/plan-as-json.ts';
import { formatPlan } from '#desk/plan/format-plan.ts';
import { markdownStyle, plainStyle } from '#desk/plan/plan-styles.ts';
import { isDrawing, planChanges, planFromLedger, type Plan, type DataVersion } from '#desk/plan/plan.ts';
import { Refused } from '#lib/refused.ts';
import { SavedTexts } from '#output/cache/saved-texts.ts';
import { letterAboutUndated, undatedIn, undatedPages } from '#output/lastmod/dated-pages.ts';
import { checkRoutes } from '#site/routes/check-routes.ts';
import { planSite } from '#site/plan.ts';
import type { Call } from '../command-line/call.ts';
import { findCommit, isShallow, refusalOfGit, writeCommitted } from '../desk/git-data.ts';
import { readTextFile } from '../desk/text-file.ts';
import { buildDay } from '../environment.ts';
import { WrongUsage } from '../command-line/wrong-usage.mjs';

export function run({ options, folders }: Call<'plan'>): void {
  const { data, against: wanted, json, markdown } = options;
  if (json && markdown) throw new WrongUsage('Write either --json or --markdown, not both.');
  const textCache = new SavedTexts(folders.cache, data, folders.contentCode);
  const after = readVersion(data, textCache);
  const before = publishedVersion(data, wanted, textCache);
  textCache.save();
  const { plan, undated } = planOf(before, after, data);
  if (json) return console.log(JSON.stringify({ ...planAsJson(plan), undated }, null, 2));
  console.log(formatPlan(plan, markdown ? markdownStyle : plainStyle));
  if (undated.length > 0) console.log(letterAboutUndated(undated, data));
}

/** The plan, and the addresses of pages that are not in `lastmod.txt`. */
function planOf(
  before: DataVersion | undefined,
  after: DataVersion,
  data: string,
): { plan: Plan; undated: string[] } {
  const day = buildDay();
  if (!before) return { plan: planFromLedger(after.site), undated: undatedPages(after.site, data, day) };
  const isUndated = undatedIn(data, day);
  const undated: string[] = [];
  const plan = planChanges(before, after, (route, page) => {
    if (isUndated?.(route, page)) undated.push(route.address);
  });
  return { plan, undated };
}

/** The published data; undefined if it is unknown, or cannot be read here. */
function publishedVersion(
  data: string,
  wanted: string | undefined,
  textCache: TextCache,
): DataVersion | undefined {
  if (wanted !== undefined && existsSync(wanted) && statSync(wanted).isDirectory()) {
    if (!existsSync(path.join(wanted, 'site.yaml')))
      throw new WrongUsage(`The folder ${wanted} is not a data folder: it has no site.yaml.`);
    return readVersion(wanted, textCache);
  }
  const committed = findCommit(data, wanted);
  const refusal = committed ? undefined : refusalOfGit(data);
  if (refusal !== undefined) throw new Refused(`Git cannot tell what was published:\n${refusal}`);
  if (!committed) {
    if (wanted === undefined) return undefined;
    throw new WrongUsage(
      `There is no branch, commit or folder "${wanted}".${isShallow(data) ? lacksBranches : ''}`,
    );
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'published-'));
  try {
    const published = writeCommitted(data, committed, folder);
    return published ? readOlderVersion(published, committed.label, textCache) : undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A clone of one branch fetches no others unless they are named. */
const lacksBranches = ` This clone lacks older commits and other branches. In a workflow, set "fetch-depth: 0"; elsewhere, run:
git fetch --unshallow origin "+refs/heads/*:refs/remotes/origin/*"`;

/** Checks only what a plan needs: lost addresses are part of it, and broken links or pictures change none of it. */
function readVersion(folder: string, textCache: TextCache): DataVersion {
  const { content, problems, locate } = loadContent(folder, { textCache });
  if (!content || problems.length > 0) throw new Refused(formatProblems(problems));
  const site = planSite(content);
  refuseMistakes([...checkRoutes(site, locate), ...checkMenu(site, locate), ...checkRedirects(site, locate)]);
  return { label: `the folder ${folder}`, content, site, ...filesIn(folder) };
}

/** Older data may break newer rules; then none of its pages can be compared. */
function readOlderVersion(folder: string, label: string, textCache: TextCache): DataVersion | undefined {
  const { content, problems } = loadContent(folder, { textCache });
  if (!content || problems.length > 0) return undefined;
  return { label, content, site: planSite(content), ...filesIn(folder) };
}

function filesIn(folder: string): Pick<DataVersion, 'files' | 'publicFiles'> {
  const names = listFiles(folder).filter(
    (name) => (isDrawing(name) || /\.(?:ya?ml|md|csv)$/.test(name)) && name !== 'published.yaml',
  );
  const hashOf = (name: string) => hash('sha1', bytesToCompare(path.join(folder, name)));
  const textOf = (name: string) => readTextFile(path.join(folder, name)) ?? '';
  return {
    files: new Map(names.map((name) => [name, (isDrawing(name) ? hashOf : textOf)(name)])),
    publicFiles: new Map(listPublicFiles(folder).map((name) => [name, hashOf(publicFile(name))])),
  };
}
