import { countPage, type PageCounts } from '#site/page-counts.ts';
import { dataFileOf, type Site } from '#site/plan.ts';
import type { Route } from '#site/routes/routes.ts';
import type { PageChanges } from './compare-pages.ts';
import { stepsBetween, type PlanStep } from './entity-steps.ts';
import { Replay, type Planned } from './replay.ts';

/** The effect of edits in one file or folder, as page counts by kind. */
export interface Effect {
  /** Below the data folder. */
  files: string[];
  added: PageCounts;
  changed: PageCounts;
  removed: PageCounts;
  examples: string[];
  /** Whether parts of all pages also change. */
  frame: boolean;
  /** Whether counts are estimated from a sample. */
  estimated: boolean;
}

const examplesKept = 3;

/**
 * Edits are replayed file by file, and each step is asked which of the changed pages it changes. Texts may change
 * because a file that they draw from did.
 */
export function effectsOf(
  before: Planned,
  after: Planned,
  changes: PageChanges,
  edited: EditedFiles,
): Effect[] {
  const groups = groupSteps(stepsBetween(before.content, after.content), edited);
  const effects = new Map<string, Effect>();
  const effectOf = (group: string): Effect => {
    const effect = effects.get(group) ?? newEffect(groups.get(group)?.files ?? [group]);
    effects.set(group, effect);
    return effect;
  };
  const groupOf = (file: string) => [...groups].find(([, { files }]) => files.includes(file))?.[0] ?? file;
  for (const route of changes.added) {
    add(effectOf(groupOf(fileBehind(route, before.site, edited))), 'added', route);
  }
  for (const route of changes.removed) {
    add(effectOf(groupOf(fileBehind(route, after.site, edited))), 'removed', route);
  }
  const replay = new Replay(before, changes, groups.size);
  const last = [...groups.keys()].at(-1);
  for (const [group, { steps }] of groups) {
    const { hits, frame } = replay.apply(steps, group === last ? after.site : undefined);
    if (hits.length === 0 && !frame) continue;
    const effect = effectOf(group);
    effect.frame ||= frame;
    effect.estimated = replay.stride > 1;
    for (const route of hits) add(effect, 'changed', route, replay.stride);
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

function add(effect: Effect, what: 'added' | 'changed' | 'removed', route: Route, pages?: number): void {
  countPage(effect[what], route, pages);
  if (what !== 'removed' && effect.examples.length < examplesKept) effect.examples.push(route.address);
}

/** The file that caused a page to be added or removed; `other` is the site without the page. */
function fileBehind(route: Route, other: Site, { names }: EditedFiles): string {
  if ('topic' in route && !other.content.topics.some(({ slug }) => slug === route.topic.slug)) {
    return route.topic.file;
  }
  const file = dataFileOf(route);
  if (!('place' in route) || names.has(file)) return file;
  // A ZIP page goes to the county that lists it first; when that list moved, another file was edited.
  return [...names].find((name) => name.startsWith('counties/')) ?? file;
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
/** Files that others depend on, such as facts. */
const drawnFrom = ['facts.yaml', 'site.yaml', 'guide-template.md'];

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
