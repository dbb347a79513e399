import { statSync } from 'node:fs';
import path from 'node:path';
import type { Redirect } from '#content/content.ts';
import { daysToCome } from '#content/checks/days-to-come.ts';
import { cacheInMemory } from '#content/text-cache.ts';
import { fileLabel, listAllFiles } from '#content/files/list-files.ts';
import { formChanges, type Beside, type FormChanges, type FormEdit } from '#desk/editor/form-edits.ts';
import { twiceInSearch } from '#desk/twice-in-search.ts';
import { noneOf, unknownZips } from '#desk/zips/unknown-zips.ts';
import type { Problem, ZipOfCounty } from '#lib/problem.ts';
import { loadSite } from '#output/load-site.ts';
import type { Site } from '#site/plan.ts';
import { checkout } from '../bundles/code-hashes.mjs';
import { inCopy, letterAboutCopy } from '../desk/data-copy.ts';
import { openFiles } from '../desk/open-files.ts';
import { redirectsForLost } from '../desk/lost-redirects.ts';
import { shippedZips } from '../desk/shipped-files.ts';

/** The result of trying edits, without writing anything. */
interface EditResult extends FormChanges {
  /** The redirects that keep published addresses working. */
  lost: Redirect[];
  /** ZIP codes for which the user has to say who governs them, if nothing else is wrong. */
  ungoverned: ZipOfCounty[];
  /** About the mistakes that the edits introduce. */
  letter?: string;
  /** About what the edits make doubtful, though it may be right: days in the future, ZIP codes that nobody lists. */
  doubts: string[];
  before?: Site;
  after?: Site;
}

/** Unchanged files are not parsed again from one try to the next. */
const textCache = cacheInMemory();

/** Tries edits, and what is written along with them, in a copy of the data. */
export function tryEdits(data: string, edits: readonly FormEdit[], beside: Beside = {}): EditResult {
  const now = siteNow(data);
  const { site: before } = now;
  // Only new mistakes count: somebody may be fixing another file at the moment.
  const old = new Set([...mistakesIn(now), ...doubtsIn(now)].map((problem) => keyOf(problem, data)));
  const made = changesBy(data, edits, beside);
  const seen = inCopy(data, made.changes, (copy) => {
    const read = loadSite(copy, { textCache });
    const { site: after } = read;
    const isAdded = (problem: Problem) => !old.has(keyOf(problem, copy));
    const added = mistakesIn(read).filter(isAdded);
    const ungoverned = ungovernedIn(added);
    const unlisted = ungoverned.map(({ zip }) => zip).filter((zip) => !shippedZips(checkout).row(zip));
    const doubts = doubtsIn(read).filter(isAdded);
    return {
      lost: before ? redirectsForLost(copy, before, textCache) : [],
      ungoverned,
      after,
      letter: added.length > 0 ? letterAboutCopy(added, copy, data) : undefined,
      doubts: [
        ...doubts.map(({ says, fix }) => `${says} ${fix}`),
        ...(unlisted.length > 0 ? [noneOf(unlisted)] : []),
      ],
    };
  });
  return { ...made, ...seen, before };
}

/** What edits would write, whether or not the data would be valid with it. */
export function changesBy(data: string, edits: readonly FormEdit[], beside: Beside = {}): FormChanges {
  const { site } = siteNow(data);
  return formChanges({ ...openFiles(data), site, zipTable: shippedZips(checkout) }, edits, beside);
}

/** What check calls mistakes, but for its spelling. */
const mistakesIn = (read: ReturnType<typeof loadSite>): Problem[] =>
  read.site ? twiceInSearch(read.site, read.locate) : read.problems;

function doubtsIn(read: ReturnType<typeof loadSite>): Problem[] {
  if (!read.site) return [];
  const { content, locate } = read;
  return [...daysToCome(content, locate, new Date()), ...unknownZips(content, locate, shippedZips(checkout))];
}

function ungovernedIn(problems: readonly Problem[]): ZipOfCounty[] {
  const zips = problems.flatMap(({ pending }) => (pending && 'county' in pending ? pending : []));
  return zips.length === problems.length ? zips : [];
}

let known: { stamp: string; loaded: ReturnType<typeof loadSite> } | undefined;

/** The current site; read again only after a file has changed. */
function siteNow(data: string): ReturnType<typeof loadSite> {
  const names = listAllFiles(data);
  const stamps = names.map((name) => {
    const { size, mtimeMs } = statSync(path.join(data, name));
    return `${name} ${size} ${mtimeMs}`;
  });
  const stamp = [data, ...stamps].join('\n');
  if (known?.stamp !== stamp) known = { stamp, loaded: loadSite(data, { textCache }) };
  return known.loaded;
}

/** Without the lines that a letter names, as they move with the edits above them. */
const keyOf = ({ file, path: where, says }: Problem, folder: string) =>
  `${file} ${where} ${says}`.replaceAll(fileLabel(folder, ''), '').replace(/:\d+\)/g, '');
