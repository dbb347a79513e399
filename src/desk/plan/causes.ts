import type { Content } from '#content/content.ts';
import { countyOf } from '#site/places.ts';
import { planSite, routesOf, type Site } from '#site/plan.ts';
import type { Route } from '#site/routes.ts';
import { hasOtherFrame, type PageChange, type PageChanges } from './compare-pages.ts';
import { fileOf, stepsBetween, type Step } from './entity-steps.ts';
import { plannedPage, printKey } from './planned-page.ts';

/** What the edits of one file, or of the files of one folder, do to the pages; counts go by kind of page. */
export interface Cause {
  /** Below the data folder. */
  files: string[];
  added: Counts;
  changed: Counts;
  removed: Counts;
  /** Some of the pages that are added or changed. */
  examples: string[];
  /** What every page shows changes too. */
  frame: boolean;
  /** The counts of changed pages are reckoned from a part of them. */
  estimated: boolean;
}
export type Counts = Map<string, number>;

/** More edited files than this are told by folder. */
const filesTold = 6;
/** Pages planned to find causes; where there would be more, every so-many-th is taken and multiplied. */
const pagesLookedAt = 80_000;
const examplesKept = 3;

/** The files whose bytes differ, and those of them that only have another name: the old one and the new. */
export interface Edited {
  names: ReadonlySet<string>;
  renamed: ReadonlyMap<string, string>;
}

/**
 * Edits are replayed file by file, and each step is asked which of the changed pages it changes. Texts
 * may change because a file that they draw from did.
 */
export function causesOf(before: Site, after: Site, changes: PageChanges, edited: Edited): Cause[] {
  const groups = groupSteps(stepsBetween(before.content, after.content), edited);
  const causes = new Map<string, Cause>();
  const causeFor = (group: string): Cause => {
    const known = causes.get(group);
    if (known) return known;
    const cause: Cause = {
      files: groups.get(group)?.files ?? [group],
      added: new Map(),
      changed: new Map(),
      removed: new Map(),
      examples: [],
      frame: false,
      estimated: false,
    };
    causes.set(group, cause);
    return cause;
  };
  const groupOf = (file: string) => [...groups].find(([, { files }]) => files.includes(file))?.[0] ?? file;
  for (const kind of ['added', 'removed'] as const) {
    for (const change of changes[kind]) {
      const cause = causeFor(groupOf(sourceOfChange(change, kind === 'added' ? before : after, edited)));
      count(cause[kind], change.label);
      if (kind === 'added') keepExample(cause, change.address);
    }
  }
  const replay = new Replay(before, changes.changed, groups.size);
  for (const [group, { steps }] of groups) {
    const isLast = group === [...groups.keys()].at(-1);
    const { hits, frame } = replay.apply(steps, isLast ? after : undefined);
    if (hits.length === 0 && !frame) continue;
    const cause = causeFor(group);
    cause.frame ||= frame;
    cause.estimated = replay.stride > 1;
    for (const { label, address } of hits) {
      count(cause.changed, label, replay.stride);
      keepExample(cause, address);
    }
  }
  return [...causes.values()];
}

const count = (counts: Counts, label: string, by = 1) =>
  void counts.set(label, (counts.get(label) ?? 0) + by);

function keepExample({ examples }: Cause, address: string): void {
  if (examples.length < examplesKept) examples.push(address);
}

interface Group {
  files: string[];
  steps: Step[];
}

/** Files that others draw from: a fact stands in many texts. */
const drawnFrom = ['facts.yaml', 'site.yaml', 'guide-template.md'];

function groupSteps(steps: readonly Step[], edited: Edited): Map<string, Group> {
  const label = (file: string) => {
    const now = edited.renamed.get(file) ?? file;
    return edited.names.has(now) ? now : (drawnFrom.find((name) => edited.names.has(name)) ?? now);
  };
  const files = new Set(steps.map(({ file }) => label(file)));
  const byFolder = files.size > filesTold;
  const groups = new Map<string, Group>();
  for (const step of steps) {
    const file = label(step.file);
    const name = byFolder ? file.replace(/\/.*/, '/') : file;
    const group = groups.get(name) ?? { files: [], steps: [] };
    if (!group.files.includes(file)) group.files.push(file);
    group.steps.push(step);
    groups.set(name, group);
  }
  return groups;
}

/** The file that a page is there, or gone, because of; `other` is the site without it. */
function sourceOfChange({ route }: PageChange, other: Site, edited: Edited): string {
  if ('topic' in route && !other.content.topics.some(({ slug }) => slug === route.topic.slug)) {
    return fileOf(route.topic);
  }
  if ('area' in route) return fileOf(route.area);
  if ('post' in route) return fileOf(route.post);
  if ('place' in route) return placeFile(route, edited);
  return route.kind === 'keyword' ? 'keywords.yaml' : `pages/${route.kind}.yaml`;
}

/** A ZIP page goes to the county that lists it first; when that list moved, another file was edited. */
function placeFile({ place }: Extract<Route, { place: unknown }>, edited: Edited): string {
  const file = fileOf(countyOf(place).county);
  return edited.names.has(file)
    ? file
    : ([...edited.names].find((name) => name.startsWith('counties/')) ?? file);
}

/** Applies steps to a content, and tells after each which pages print something else than before it. */
class Replay {
  /** One page in so many is looked at. */
  readonly stride: number;
  private content: Content;
  private site: Site;
  private keys: Map<string, number>;
  private readonly watched: Map<string, PageChange>;

  constructor(
    before: Site,
    changed: readonly PageChange[],
    private readonly groups: number,
  ) {
    this.stride = groups < 2 ? 1 : Math.max(1, Math.ceil((changed.length * groups) / pagesLookedAt));
    const watched = changed.filter((_, i) => i % this.stride === 0);
    this.watched = new Map(watched.map((change) => [change.address, change]));
    this.content = before.content;
    this.site = before;
    this.keys = this.keysIn(before);
  }

  apply(steps: readonly Step[], end: Site | undefined): { hits: PageChange[]; frame: boolean } {
    for (const step of steps) this.content = step.apply(this.content);
    const site = end ?? planSite(this.content);
    const frame = hasOtherFrame(this.site, site);
    this.site = site;
    const watched = [...this.watched.values()];
    if (this.groups < 2) return { hits: watched, frame };
    const before = this.keys;
    try {
      this.keys = this.keysIn(site);
    } catch {
      // Halfway between two versions of the data a page may name what is not there yet: what this step
      // changes is then told with the next one.
      return { hits: [], frame };
    }
    const hits = watched.filter(({ address }) => this.keys.get(address) !== before.get(address));
    return { hits, frame };
  }

  private keysIn(site: Site): Map<string, number> {
    const keys = new Map<string, number>();
    if (this.groups < 2) return keys;
    for (const route of routesOf(site)) {
      if (this.watched.has(route.address)) keys.set(route.address, printKey(plannedPage(site, route)));
    }
    return keys;
  }
}
