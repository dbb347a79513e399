import type { Content } from '#content/content.ts';
import { jsonForScript } from '#lib/escape.ts';
import { telephoneLink } from '#lib/phone.ts';
import type { Place } from './places.ts';
import type { Link } from './shell.ts';

/** HTML or JSON that is printed as it stands; the name is the one that React gives it. */
export interface Markup {
  __html: string;
}

type Settings = Content['site'];
type Node = Record<string, unknown>;

const graph = (nodes: Node[]): Markup => ({
  __html: jsonForScript({ '@context': 'https://schema.org', '@graph': nodes }),
});

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

function areaOf(site: Settings, place: Place): Node {
  const state = { '@type': 'State', name: site.state.name };
  switch (place.kind) {
    case 'county':
      return { '@type': 'AdministrativeArea', name: place.county.name, containedInPlace: state };
    case 'city':
      return {
        '@type': 'City',
        name: place.city.name,
        containedInPlace: { '@type': 'AdministrativeArea', name: place.county.county.name },
      };
    case 'zip':
      return {
        '@type': 'Place',
        name: place.zip,
        address: {
          '@type': 'PostalAddress',
          postalCode: place.zip,
          addressLocality: place.city.city.name,
          addressRegion: site.state.abbreviation,
          addressCountry: 'US',
        },
      };
  }
}

function breadcrumbList(site: Settings, crumbs: readonly Link[]): Node {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label,
      item: site.url + href,
    })),
  };
}

export function firmData(site: Settings): Markup {
  return graph(legalServices(site, { '@type': 'State', name: site.state.name }));
}

export function placeData(site: Settings, place: Place, crumbs: readonly Link[]): Markup {
  return graph([...legalServices(site, areaOf(site, place)), breadcrumbList(site, crumbs)]);
}

export function locationsData(site: Settings, crumbs: readonly Link[]): Markup {
  const state = { '@type': 'State', name: site.state.name };
  return graph([...legalServices(site, state), breadcrumbList(site, crumbs)]);
}

export interface ArticleFacts {
  title: string;
  description: string;
  address: string;
  /** When it was published; absent where the page shows the reader's own day instead. */
  published?: string;
}

export function articleData(site: Settings, article: ArticleFacts, crumbs: readonly Link[]): Markup {
  const firm = { '@type': 'LegalService', '@id': `${site.url}/#office-1`, name: site.firm.name };
  return graph([
    {
      '@type': 'Article',
      headline: article.title,
      description: article.description,
      ...(article.published && { datePublished: article.published.slice(0, 10) }),
      mainEntityOfPage: site.url + article.address,
      inLanguage: 'en-US',
      author: firm,
      publisher: firm,
    },
    breadcrumbList(site, crumbs),
  ]);
}
