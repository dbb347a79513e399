import type { Site } from './plan.ts';
import { routeKinds, type Route } from './routes.ts';

/** Whether search engines may list a page: as the specification says, and as the settings of the firm do. */
export function isIndexed({ content }: Pick<Site, 'content'>, { kind }: Route): boolean {
  const kept: readonly string[] = content.site.indexing.keepOut;
  return routeKinds[kind].sitemap !== undefined && !kept.includes(kind);
}
