import type { ReactNode } from 'react';
import type { Language } from '#content/languages.ts';
import type { Place } from '#site/places/places.ts';
import type { RouteKind, RouteOf } from '#site/routes/routes.ts';
import type { Shell } from '#site/shell.ts';
import type { Site } from '#site/plan.ts';
import type { SocialImageLink } from '#site/social.ts';
import type { Markup } from '#site/structured-data/structured-data.ts';

/** What stands in the document's head, ready to print. */
export interface Head {
  title: string;
  description: string;
  /** Where it is not English. */
  lang?: Language;
  /** Absolute address of the page. */
  canonical: string;
  structuredData?: Markup;
  /** The robots directive, where search engines may not list the page; see `planPage`. */
  robots?: string;
  /** Shown where the page is shared; the site's own picture when there is none. */
  image?: SocialImageLink;
}

/** Props are ready to print: every text is composed, every list chosen. Templates only arrange them. */
export interface PageProps {
  head: Head;
}

/** How one kind of page looks. */
interface PageLook<P extends PageProps> {
  body(props: P, shell: Shell): ReactNode;
  /** Address of the navigation link that leads to this page. */
  current?: string;
  /** Address of the navigation link to what this page is a part of. */
  section?: string;
  /** `bare` pages stand outside the shell. */
  layout?: 'bare';
  /** The sitemap banner stands on every page but the sitemap itself. */
  sitemapBanner?: false;
  /** A website, unless it says otherwise. */
  openGraphType?: 'article';
}

/** A kind of page whose props are made from a route. */
export interface PageDefinition<K extends RouteKind, P extends PageProps> extends PageLook<P> {
  props(site: Site, route: RouteOf<K>): P;
}

/** What a page of a place takes from the place: texts, in lists and objects. */
export type Words = object;

/** What such pages of many places have in common: their kind, and the topic where they are about one. */
export type PlacelessRoute<K extends RouteKind> = Pick<
  RouteOf<K>,
  'kind' | Extract<'topic', keyof RouteOf<K>>
>;

/**
 * A kind of page that is made for thousands of places. It is composed of the words of a place and rendered once
 * for all places whose words have the same structure (see `output/render/place-template.ts`): a word may be put
 * anywhere, and may be absent, but nothing may depend on what it says.
 */
export interface PlacePageDefinition<
  K extends RouteKind,
  P extends PageProps,
  W extends Words,
  L extends Place,
> extends PageLook<P> {
  words(site: Site, place: L): W;
  props(site: Site, route: PlacelessRoute<K>, words: W): P;
}

export function definePage<K extends RouteKind, P extends PageProps>(definition: PageDefinition<K, P>) {
  return definition;
}

export function definePlacePage<K extends RouteKind, P extends PageProps, W extends Words, L extends Place>(
  definition: PlacePageDefinition<K, P, W, L>,
) {
  return definition;
}
