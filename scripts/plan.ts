import { hash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkRedirects } from '#addresses/check-redirects.ts';
import { RedirectTable } from '#addresses/redirect-table.ts';
import { formatProblems } from '#content/letters/format-problems.ts';
import { loadContent } from '#content/load.ts';
import { remembering } from '#content/memory.ts';
import { listFiles, listPublicFiles, publicFile } from '#content/read.ts';
import { planAsJson } from '#desk/plan/plan-as-json.ts';
import { formatPlan, formatPlanAsMarkdown } from '#desk/plan/format-plan.ts';
import { planChanges, planFromLedger, type Plan, type Version } from '#desk/plan/plan.ts';
import { checkRoutes } from '#site/check-routes.ts';
import { planSite } from '#site/plan.ts';
import { findCommit, writeCommitted } from './git-data.ts';
import { dataFolder } from './data-folder.ts';
import { helpIfAsked, wrongUsage } from './load-or-exit.ts';
import { readTextFile } from './text-file.ts';

const usage = `Usage: npm run plan -- [options]
What a generate would change against what is published.
  --against X   what is published: a branch or commit of git, or a folder (the main branch)
  --data DIR    folder with the data (data)
  --markdown    for a comment on a pull request (with "npm run -s")
  --json        for programs (with "npm run -s")`;

const options = readOptions();
const memory = remembering();
const after = readVersion(options.data);
const { plan, against } = planAgainst(options.against);
if (options.json) console.log(JSON.stringify(planAsJson(plan, against), null, 2));
else console.log((options.markdown ? formatPlanAsMarkdown : formatPlan)(plan, against));

function planAgainst(wanted: string | undefined): { plan: Plan; against: string } {
  if (wanted !== undefined && existsSync(wanted) && statSync(wanted).isDirectory()) {
    return { plan: planChanges(readVersion(wanted), after), against: `the folder ${wanted}` };
  }
  const committed = findCommit(options.data, wanted);
  if (!committed && wanted !== undefined) {
    wrongUsage(`There is no branch, commit or folder "${wanted}".`, usage);
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'published-'));
  try {
    if (committed && writeCommitted(options.data, committed, folder)) {
      const before = readIfInOrder(folder);
      if (before) return { plan: planChanges(before, after), against: committed.label };
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { plan: planFromLedger(after.site), against: 'the addresses in published.yaml' };
}

function readVersion(folder: string): Version {
  const { content, problems, locate } = loadContent(folder, memory);
  const site = content && planSite(content);
  const all = site
    ? [
        ...checkRoutes(site, locate),
        ...checkRedirects(site, new RedirectTable(site.content.redirects), locate),
      ]
    : problems;
  if (site && all.length === 0) return { site, ...filesIn(folder) };
  console.error(formatProblems(all));
  process.exit(1);
}

/** Older data may break rules that came later; then no page of it can be compared. */
function readIfInOrder(folder: string): Version | undefined {
  const { content } = loadContent(folder, memory);
  return content && { site: planSite(content), ...filesIn(folder) };
}

function filesIn(folder: string): Pick<Version, 'files' | 'publicFiles'> {
  const names = listFiles(folder).filter((name) => /\.(?:ya?ml|md)$/.test(name) && name !== 'published.yaml');
  const bytes = (name: string) => readFileSync(path.join(folder, publicFile(name)));
  return {
    files: new Map(names.map((name) => [name, readTextFile(path.join(folder, name)) ?? ''])),
    publicFiles: new Map(listPublicFiles(folder).map((name) => [name, hash('sha1', bytes(name))])),
  };
}

function readOptions() {
  helpIfAsked(usage);
  try {
    const { values } = parseArgs({
      options: {
        data: { type: 'string', default: 'data' },
        against: { type: 'string' },
        markdown: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
    dataFolder(values.data);
    return values;
  } catch (error) {
    return wrongUsage((error as Error).message, usage);
  }
}
