import type { ReactNode } from 'react';
import type { Language } from '#content/languages.ts';
import type { Picture } from '#site/pictures.ts';
import type { Place } from '#site/places/places.ts';
import type { RouteKind, RouteOf } from '#site/routes/routes.ts';
import type { Shell } from '#site/shell.ts';
import type { Site } from '#site/plan.ts';
import type { Markup } from '#site/markup.ts';

/** The document's head, ready to print. */
export interface Head {
  title: string;
  description: string;
  /** Only where the page is not in English. */
  lang?: Language;
  /** Absolute URL of the page. */
  canonical: string;
  structuredData?: Markup;
  /** The robots directive, where search engines may not list the page; see `planPage`. */
  robots?: string;
  /** Preview where the page is shared; defaults to the site's picture. */
  image?: Picture;
}

/** Props are ready to print: every text is composed, every list chosen. Templates only arrange them. */
export interface PageProps {
  head: Head;
}

/** A page before rendering: its kind and the props of its template. */
export interface Page {
  kind: RouteKind;
  props: PageProps;
}

interface PageTemplate<P extends PageProps> {
  body(props: P, shell: Shell): ReactNode;
  /** Address of the navigation link to the section that this page belongs to. */
  section?: string;
  /** `bare` pages have no shell. */
  layout?: 'bare';
  /** The sitemap banner is on every page but the sitemap itself. */
  sitemapBanner?: false;
  /** Defaults to `website`. */
  openGraphType?: 'article';
}

/** A kind of page whose props are made from a route. */
export interface PageDefinition<K extends RouteKind, P extends PageProps> extends PageTemplate<P> {
  props(site: Site, route: RouteOf<K>): P;
}

/** All that a place contributes to its page: texts, in lists and objects. */
export type Words = object;

/** A route without its place: the kind of page, and the topic where it has one. */
export type PlacelessRoute<K extends RouteKind> = Pick<
  RouteOf<K>,
  'kind' | Extract<'topic', keyof RouteOf<K>>
>;

/**
 * A kind of page that exists for thousands of places. It is rendered once for all places whose words have the same
 * structure (see `output/render/place-template.ts`), so templates may place a word anywhere and test whether it is
 * absent, but nothing may depend on its text.
 */
export interface PlacePageDefinition<
  K extends RouteKind,
  P extends PageProps,
  W extends Words,
  L extends Place,
> extends PageTemplate<P> {
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
