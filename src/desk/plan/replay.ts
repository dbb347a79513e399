import type { ContentWithTables } from '#content/content.ts';
import type { Key } from '#output/key.ts';
import { PageRenderer } from '#output/render/page-renderer.ts';
import { planSite, routesOf, type Site } from '#site/plan.ts';
import { hasOtherFrame, type ChangedPage, type PageChanges } from './compare-pages.ts';
import type { PlanStep } from './entity-steps.ts';
import { keyOfPage } from './planned-pages.ts';

/** Limit of pages planned to find effects; beyond it, a regular sample is scaled up. */
const pagesLookedAt = 80_000;

/** The site of a content. */
export interface Planned {
  content: ContentWithTables;
  site: Site;
}

/** Applies steps to a content, and finds after each the pages whose output changed. */
export class Replay {
  /** One page in this many is planned. */
  readonly stride: number;
  private content: ContentWithTables;
  private site: Site;
  private keys: ReadonlyMap<string, Key>;
  private readonly watched: ReadonlyMap<string, ChangedPage>;

  /** What pages print before the first of the groups of steps, and after the last, is known. */
  constructor(
    { content, site }: Planned,
    private readonly changes: Pick<PageChanges, 'changed' | 'frame'>,
    groups: number,
  ) {
    const { changed } = changes;
    this.stride = Math.max(1, Math.ceil((changed.length * (groups - 1)) / pagesLookedAt));
    const watched = changed.filter((_, i) => i % this.stride === 0);
    this.watched = new Map(watched.map((page) => [page.address, page]));
    this.content = content;
    this.site = site;
    this.keys = new Map(watched.map(({ address, was }) => [address, was]));
  }

  /** `end` is the site after the last step. */
  apply(steps: readonly PlanStep[], end: Site | undefined): { hits: ChangedPage[]; frame: boolean } {
    for (const step of steps) this.content = step.apply(this.content);
    const site = end ?? planSite(this.content);
    const frame = hasOtherFrame(this.site, site);
    this.site = site;
    const watched = [...this.watched.values()];
    const before = this.keys;
    try {
      this.keys = end ? new Map(watched.map(({ address, is }) => [address, is])) : this.keysIn(site);
    } catch {
      // Halfway between two versions of the data a page may name what is not there yet: what this step
      // changes is then told with the next one.
      return { hits: [], frame };
    }
    const isHit = ({ address }: ChangedPage) =>
      before.get(address)?.join() !== this.keys.get(address)?.join();
    return { hits: watched.filter(isHit), frame };
  }

  private keysIn(site: Site): Map<string, Key> {
    const pages = new PageRenderer(site);
    const watched = [...routesOf(site)].filter(({ address }) => this.watched.has(address));
    return new Map(
      watched.map((route) => [route.address, keyOfPage(pages.render(route), this.changes.frame)]),
    );
  }
}
