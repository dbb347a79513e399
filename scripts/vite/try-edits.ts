import { statSync } from 'node:fs';
import path from 'node:path';
import type { Redirect } from '#content/content.ts';
import { cacheInMemory } from '#content/text-cache.ts';
import { fileLabel, listFiles, listPublicFiles, publicFile } from '#content/files/list-files.ts';
import { formChanges, type Beside, type FormChanges, type FormEdit } from '#desk/editor/form-edits.ts';
import type { ZipTable } from '#desk/zips/zip-table.ts';
import type { Problem, ZipOfCounty } from '#lib/problem.ts';
import { loadSite } from '#output/load-site.ts';
import type { Site } from '#site/plan.ts';
import { checkout } from '../bundles/names-of-code.mjs';
import { inCopy, letterAboutCopy, openFiles } from '../desk/apply-changes.ts';
import { linesForLost } from '../desk/lost-lines.ts';
import { shippedZips } from '../desk/shipped-files.ts';

/** What edits would make of the data; nothing is written. */
interface Tried extends FormChanges {
  /** The redirects without which published addresses would answer no more. */
  lost: Redirect[];
  /** ZIP codes of which somebody has to say who governs them, where nothing else is wrong. */
  ungoverned: ZipOfCounty[];
  /** About the mistakes that the edits bring in. */
  letter?: string;
  before?: Site;
  after?: Site;
}

/** Files that did not change are not read again from one try to the next. */
const textCache = cacheInMemory();

/** Tries edits in a copy of the data, with what is written beside them. */
export function tryEdits(data: string, edits: readonly FormEdit[], beside: Beside = {}): Tried {
  const { site: before, problems: present = [] } = siteNow(data);
  // Only new mistakes count: somebody may be in the middle of mending another file.
  const old = new Set(present.map((problem) => keyOf(problem, data)));
  const made = changesBy(data, edits, beside);
  const seen = inCopy(data, made.changes, (copy) => {
    const { site: after, problems = [] } = loadSite(copy, { textCache });
    const added = problems.filter((problem) => !old.has(keyOf(problem, copy)));
    return {
      lost: before ? linesForLost(copy, before, textCache) : [],
      ungoverned: ungovernedIn(added),
      after,
      ...(added.length > 0 && { letter: letterAboutCopy(added, copy, data) }),
    };
  });
  return { ...made, ...seen, before };
}

/** What edits would write, whether or not the data would be in order with it. */
export function changesBy(data: string, edits: readonly FormEdit[], beside: Beside = {}): FormChanges {
  const { site } = siteNow(data);
  return formChanges({ ...openFiles(data), site, zipTable: zipTable() }, edits, beside);
}

let zips: ZipTable | undefined;
const zipTable = () => (zips ??= shippedZips(checkout));

function ungovernedIn(problems: readonly Problem[]): ZipOfCounty[] {
  const zips = problems.flatMap(({ pending }) => pending ?? []);
  return zips.length === problems.length ? zips : [];
}

let known: { stamp: string; loaded: ReturnType<typeof loadSite> } | undefined;

/** The site as it is; while no file changes, as it was read last. */
function siteNow(data: string): ReturnType<typeof loadSite> {
  const names = [...listFiles(data), ...listPublicFiles(data).map(publicFile)];
  const stamps = names.map((name) => {
    const { size, mtimeMs } = statSync(path.join(data, name));
    return `${name} ${size} ${mtimeMs}`;
  });
  const stamp = [data, ...stamps].join('\n');
  if (known?.stamp !== stamp) known = { stamp, loaded: loadSite(data, { textCache }) };
  return known.loaded;
}

const keyOf = ({ file, path: where, says }: Problem, folder: string) =>
  `${file} ${where} ${says}`.replaceAll(fileLabel(folder, ''), '');
