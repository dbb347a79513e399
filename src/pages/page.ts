import type { ReactNode } from 'react';
import type { RouteKind, RouteOf } from '#site/routes.ts';
import type { Shell } from '#site/shell.ts';
import type { Site } from '#site/plan.ts';
import type { SocialImageLink } from '#site/social.ts';
import type { Markup } from '#site/structured-data.ts';

/** What stands in the document's head, ready to print. */
export interface Head {
  title: string;
  description: string;
  /** Absolute address of the page. */
  canonical: string;
  structuredData?: Markup;
  /** What search engines are told, where they may not list the page; see `planPage`. */
  robots?: string;
  /** Shown where the page is shared; the site's own picture when there is none. */
  image?: SocialImageLink;
}

/**
 * Props are ready to print: every text is composed, every list chosen. Templates only arrange them, because
 * `generate` renders each shape of props once and fills the texts in afterwards (see `output/shape.ts`).
 * A template may test whether a text or a list is there, but not what a text says.
 */
export interface PageProps {
  head: Head;
}

/** One kind of page: how its props are made from a route, and how they look. */
export interface PageDefinition<K extends RouteKind, P extends PageProps> {
  props(site: Site, route: RouteOf<K>): P;
  body(props: P, shell: Shell): ReactNode;
  /** Address of the navigation link to highlight. */
  current?: string;
  /** `bare` pages stand outside the shell. */
  layout?: 'shell' | 'bare';
  /** The sitemap banner stands on every page but the sitemap itself. */
  sitemapBanner?: boolean;
  openGraphType?: 'website' | 'article';
}

export function definePage<K extends RouteKind, P extends PageProps>(definition: PageDefinition<K, P>) {
  return definition;
}
