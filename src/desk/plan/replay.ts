import type { Content } from '#content/content.ts';
import { planSite, routesOf, type Site } from '#site/plan.ts';
import type { Route } from '#site/routes/routes.ts';
import { hasOtherFrame } from './compare-pages.ts';
import type { PlanStep } from './entity-steps.ts';
import { PlannedPages } from './planned-pages.ts';

/** The most pages that are planned to find effects; of more, a regular sample is taken and scaled up. */
const pagesLookedAt = 80_000;

/** Applies steps to a content, and tells after each which pages print something else than before it. */
export class Replay {
  /** One page in this many is planned. */
  readonly stride: number;
  private content: Content;
  private site: Site;
  private keys: ReadonlyMap<string, string>;
  private readonly watched: Map<string, Route>;

  constructor(
    before: Site,
    changed: readonly Route[],
    private readonly groups: number,
  ) {
    this.stride = groups < 2 ? 1 : Math.max(1, Math.ceil((changed.length * groups) / pagesLookedAt));
    const watched = changed.filter((_, i) => i % this.stride === 0);
    this.watched = new Map(watched.map((route) => [route.address, route]));
    this.content = before.content;
    this.site = before;
    this.keys = this.keysIn(before);
  }

  /** `end` is the site after the last step. */
  apply(steps: readonly PlanStep[], end: Site | undefined): { hits: Route[]; frame: boolean } {
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

  private keysIn(site: Site): Map<string, string> {
    const keys = new Map<string, string>();
    if (this.groups < 2) return keys;
    const pages = new PlannedPages(site);
    for (const route of routesOf(site)) {
      if (this.watched.has(route.address)) keys.set(route.address, pages.keyOf(route).join());
    }
    return keys;
  }
}
