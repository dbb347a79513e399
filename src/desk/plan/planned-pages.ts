import { searchRoom } from '#lib/search-result.ts';
import type { Key } from '#output/key.ts';
import { PageRenderer } from '#output/render/page-renderer.ts';
import { planPage } from '#pages/definitions.ts';
import type { Site } from '#site/plan.ts';
import { routeKinds, type Route } from '#site/routes/routes.ts';
import { planShell } from '#site/shell.ts';

/** Tells of the pages of a site what they will print; quickest where those about one place follow each other. */
export class PlannedPages {
  private readonly renderer: PageRenderer;

  constructor(private readonly site: Site) {
    this.renderer = new PageRenderer(site, planShell(site, new Date(0), ''));
  }

  /** Equal for two pages that print the same, header and footer aside. */
  keyOf(route: Route): Key {
    return this.renderer.render(route).key;
  }

  titleOf(route: Route): string {
    return planPage(this.site, route).props.head.title;
  }

  /** Whether a search engine would cut off more than the firm's name. */
  isTitleTooLong(route: Route): boolean {
    const indexed = routeKinds[route.kind].sitemap !== undefined;
    return indexed && searchRoom.title.width(this.titleOf(route)) > searchRoom.title.most;
  }
}
