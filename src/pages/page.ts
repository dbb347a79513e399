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

/** How one kind of page looks. */
interface PageLook<P extends PageProps> {
  body(props: P, shell: Shell): ReactNode;
  /** Address of the navigation link to highlight. */
  current?: string;
  /** `bare` pages stand outside the shell. */
  layout?: 'shell' | 'bare';
  /** The sitemap banner stands on every page but the sitemap itself. */
  sitemapBanner?: boolean;
  openGraphType?: 'website' | 'article';
}

/** A kind of page whose props are made from a route. */
export interface PageDefinition<K extends RouteKind, P extends PageProps> extends PageLook<P> {
  props(site: Site, route: RouteOf<K>): P;
}

/** What a page of a place takes from the place: texts, in lists and objects. */
export type Words = object;

/** What such pages of many places have in common: their kind, and the topic where they are about one. */
export type TopicOf<K extends RouteKind> = Pick<RouteOf<K>, 'kind' | Extract<'topic', keyof RouteOf<K>>>;

/**
 * A kind of page that is made for thousands of places. Its props are composed of the words of a place, and are
 * composed only once for places that differ in their words alone (see `output/form.ts`): a word may be
 * put anywhere, and may be absent, but nothing may depend on what it says.
 */
export interface WovenDefinition<
  K extends RouteKind,
  P extends PageProps,
  W extends Words,
> extends PageLook<P> {
  words(site: Site, route: RouteOf<K>): W;
  props(site: Site, topic: TopicOf<K>, words: W): P;
}

export function definePage<K extends RouteKind, P extends PageProps>(definition: PageDefinition<K, P>) {
  return definition;
}

export function defineWovenPage<K extends RouteKind, P extends PageProps, W extends Words>(
  definition: WovenDefinition<K, P, W>,
) {
  return definition;
}
