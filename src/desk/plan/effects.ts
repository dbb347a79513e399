import { countyOf } from '#site/places/places.ts';
import type { Site } from '#site/plan.ts';
import { wordsFileOf, type Route } from '#site/routes/routes.ts';
import type { PageChange, PageChanges, PageCounts } from './compare-pages.ts';
import { dataFileOf, stepsBetween, type PlanStep } from './entity-steps.ts';
import { Replay } from './replay.ts';

/** What the edits of one file, or of the files of one folder, do to the pages; counts go by kind of page. */
export interface Effect {
  /** Below the data folder. */
  files: string[];
  added: PageCounts;
  changed: PageCounts;
  removed: PageCounts;
  /** Some of the pages that are added or changed. */
  examples: string[];
  /** What every page shows changes too. */
  frame: boolean;
  /** The counts of changed pages are reckoned from a part of them. */
  estimated: boolean;
}

const examplesKept = 3;

/**
 * Edits are replayed file by file, and each step is asked which of the changed pages it changes. Texts
 * may change because a file that they draw from did.
 */
export function effectsOf(before: Site, after: Site, changes: PageChanges, edited: EditedFiles): Effect[] {
  const groups = groupSteps(stepsBetween(before.content, after.content), edited);
  const effects = new Map<string, Effect>();
  const effectOf = (group: string): Effect => {
    const effect = effects.get(group) ?? newEffect(groups.get(group)?.files ?? [group]);
    effects.set(group, effect);
    return effect;
  };
  const groupOf = (file: string) => [...groups].find(([, { files }]) => files.includes(file))?.[0] ?? file;
  for (const change of changes.added) {
    count(effectOf(groupOf(fileBehind(change, before, edited))), 'added', change);
  }
  for (const change of changes.removed) {
    count(effectOf(groupOf(fileBehind(change, after, edited))), 'removed', change);
  }
  const replay = new Replay(before, changes.changed, groups.size);
  const last = [...groups.keys()].at(-1);
  for (const [group, { steps }] of groups) {
    const { hits, frame } = replay.apply(steps, group === last ? after : undefined);
    if (hits.length === 0 && !frame) continue;
    const effect = effectOf(group);
    effect.frame ||= frame;
    effect.estimated = replay.stride > 1;
    for (const change of hits) count(effect, 'changed', change, replay.stride);
  }
  return [...effects.values()];
}

const newEffect = (files: string[]): Effect => ({
  files,
  added: new Map(),
  changed: new Map(),
  removed: new Map(),
  examples: [],
  frame: false,
  estimated: false,
});

function count(
  effect: Effect,
  kind: 'added' | 'changed' | 'removed',
  { label, address }: PageChange,
  pages = 1,
): void {
  effect[kind].set(label, (effect[kind].get(label) ?? 0) + pages);
  if (kind !== 'removed' && effect.examples.length < examplesKept) effect.examples.push(address);
}

/** The file that a page is there, or gone, because of; `other` is the site without it. */
function fileBehind({ route }: PageChange, other: Site, edited: EditedFiles): string {
  if ('topic' in route && !other.content.topics.some(({ slug }) => slug === route.topic.slug)) {
    return dataFileOf(route.topic);
  }
  if ('area' in route) return dataFileOf(route.area);
  if ('post' in route) return dataFileOf(route.post);
  if ('place' in route) return placeFile(route, edited);
  return route.kind === 'keyword' ? 'keywords.yaml' : wordsFileOf(route.kind);
}

/** A ZIP page goes to the county that lists it first; when that list moved, another file was edited. */
function placeFile({ place }: Extract<Route, { place: unknown }>, { names }: EditedFiles): string {
  const file = dataFileOf(countyOf(place).entry);
  return names.has(file) ? file : ([...names].find((name) => name.startsWith('counties/')) ?? file);
}

/** The files whose bytes differ, and those of them that only have another name: the old one and the new. */
interface EditedFiles {
  names: ReadonlySet<string>;
  renamed: ReadonlyMap<string, string>;
}

/** Edits that are reported together. */
interface EditGroup {
  files: string[];
  steps: PlanStep[];
}

/** More edited files than this are reported by folder. */
const filesTold = 6;
/** Files that others draw from: a fact stands in many texts. */
const drawnFrom = ['facts.yaml', 'site.yaml', 'guide-template.md'];

/** The steps by the file that was edited, or by its folder. */
function groupSteps(steps: readonly PlanStep[], { names, renamed }: EditedFiles): Map<string, EditGroup> {
  const source = (step: PlanStep) => {
    const now = renamed.get(step.file) ?? step.file;
    return [now, ...(step.drawnFrom ?? []), ...drawnFrom].find((name) => names.has(name)) ?? now;
  };
  const byFolder = new Set(steps.map(source)).size > filesTold;
  const groups = new Map<string, EditGroup>();
  for (const step of steps) {
    const file = source(step);
    const name = byFolder ? file.replace(/\/.*/, '/') : file;
    const group = groups.get(name) ?? { files: [], steps: [] };
    if (!group.files.includes(file)) group.files.push(file);
    group.steps.push(step);
    groups.set(name, group);
  }
  return groups;
}
