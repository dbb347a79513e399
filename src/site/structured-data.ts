import type { Content } from '#content/content.ts';
import { jsonForScript } from '#lib/escape.ts';
import { telephoneLink } from '#lib/phone.ts';
import { Woven } from '#lib/woven.ts';
import type { CityPlace, CountyPlace, Place, ZipPlace } from './places.ts';
import type { Link } from './shell.ts';

/** HTML or JSON that is printed as it stands; the name is the one that React gives it. */
export interface Markup {
  __html: string | Woven;
}

type Settings = Content['site'];
type Node = Record<string, unknown>;

/** Where a text of the page belongs in the JSON; a private-use character, refused in data. */
const here = '\uE000';

const madeParts = new WeakMap<Settings, Map<string, string[]>>();

/** The nodes as JSON, cut where words belong; made once for all pages of one `form`. */
function partsOf(site: Settings, form: string, nodes: () => Node[]): string[] {
  const made = madeParts.get(site) ?? new Map<string, string[]>();
  madeParts.set(site, made);
  let parts = made.get(form);
  if (!parts)
    made.set(
      form,
      (parts = jsonForScript({ '@context': 'https://schema.org', '@graph': nodes() }).split(here)),
    );
  return parts;
}

const inJson = (parts: readonly string[], words: readonly string[]) => new Woven(parts, words, 'json');

/** One node for each real office; a place is only ever the area served, never an address of ours. */
function legalServices(site: Settings, areaServed: Node): Node[] {
  return site.offices.map((office, i) => ({
    '@type': 'LegalService',
    '@id': `${site.url}/#office-${i + 1}`,
    name: site.firm.name,
    description: site.firm.description,
    url: site.url,
    telephone: telephoneLink(site.phones.main).slice('tel:'.length),
    address: {
      '@type': 'PostalAddress',
      streetAddress: office.street,
      addressLocality: office.city,
      addressRegion: office.state,
      postalCode: office.zip,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: office.point[0], longitude: office.point[1] },
    openingHours: 'Mo-Su 00:00-23:59',
    areaServed,
  }));
}

/** The area that a place is, and the words that belong at its marks. */
const areas = {
  county: {
    node: () => ({
      '@type': 'AdministrativeArea',
      name: here,
      containedInPlace: { '@type': 'State', name: here },
    }),
    words: ({ state, county }: CountyPlace) => [county.name, state.name],
  },
  city: {
    node: () => ({
      '@type': 'City',
      name: here,
      containedInPlace: { '@type': 'AdministrativeArea', name: here },
    }),
    words: ({ city, county }: CityPlace) => [city.name, county.county.name],
  },
  zip: {
    node: () => ({
      '@type': 'Place',
      name: here,
      address: {
        '@type': 'PostalAddress',
        postalCode: here,
        addressLocality: here,
        addressRegion: here,
        addressCountry: 'US',
      },
    }),
    words: ({ zip, city, county }: ZipPlace) => [zip, zip, city.city.name, county.state.abbreviation],
  },
} satisfies Record<Place['kind'], { node(): Node; words(place: never): string[] }>;

const stateOf = (site: Settings): Node => ({ '@type': 'State', name: site.state.name });

/** As many steps as asked for, each with a mark for its name and one for its address. */
const breadcrumbList = (site: Settings, steps: number): Node => ({
  '@type': 'BreadcrumbList',
  itemListElement: Array.from({ length: steps }, (_, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: here,
    item: site.url + here,
  })),
});

const wordsOf = (crumbs: readonly Link[]): string[] => crumbs.flatMap(({ label, href }) => [label, href]);

export function firmData(site: Settings): Markup {
  return {
    __html: inJson(
      partsOf(site, 'firm', () => legalServices(site, stateOf(site))),
      [],
    ),
  };
}

/** The words that name a place as an area served. */
export const areaWords = (place: Place): string[] => areas[place.kind].words(place as never);

export function placeData(
  site: Settings,
  kind: Place['kind'],
  area: readonly string[],
  crumbs: readonly Link[],
): Markup {
  const parts = partsOf(site, kind, () => [
    ...legalServices(site, areas[kind].node()),
    breadcrumbList(site, crumbs.length),
  ]);
  return { __html: inJson(parts, [...site.offices.flatMap(() => area), ...wordsOf(crumbs)]) };
}

export function locationsData(site: Settings, crumbs: readonly Link[]): Markup {
  const parts = partsOf(site, 'locations', () => [
    ...legalServices(site, stateOf(site)),
    breadcrumbList(site, crumbs.length),
  ]);
  return { __html: inJson(parts, wordsOf(crumbs)) };
}

export interface ArticleFacts {
  title: string;
  description: string;
  address: string;
  /** When it was published; absent where the page shows the reader's own day instead. */
  published?: string;
}

export function articleData(site: Settings, article: ArticleFacts, crumbs: readonly Link[]): Markup {
  const { title, description, published, address } = article;
  const firm = { '@type': 'LegalService', '@id': `${site.url}/#office-1`, name: site.firm.name };
  const parts = partsOf(site, `article ${crumbs.length} ${published !== undefined}`, () => [
    {
      '@type': 'Article',
      headline: here,
      description: here,
      ...(published && { datePublished: here }),
      mainEntityOfPage: site.url + here,
      inLanguage: 'en-US',
      author: firm,
      publisher: firm,
    },
    breadcrumbList(site, crumbs.length),
  ]);
  const day = published ? [published.slice(0, 10)] : [];
  return { __html: inJson(parts, [title, description, ...day, address, ...wordsOf(crumbs)]) };
}
