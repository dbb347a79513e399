import type { Content } from '#content/content.ts';
import { jsonForScript } from '#lib/escape.ts';
import { telephoneLink } from '#lib/phone.ts';
import type { CityPlace, CountyPlace, Place, ZipPlace } from './places.ts';
import type { Link } from './shell.ts';

/** HTML or JSON that is printed as it stands; the name is the one that React gives it. */
export interface Markup {
  __html: string;
}

type Settings = Content['site'];
type Node = Record<string, unknown>;

const inScript = (...nodes: Node[]): Markup => ({
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

/** What names a place as an area served; not every kind of place needs each. */
export interface Area {
  name: string;
  /** The state of a county, the county of a city, the city of a ZIP. */
  within: string;
  region: string;
}

export const areaOf = {
  county: ({ county, state }: CountyPlace) => ({ name: county.name, within: state.name, region: '' }),
  city: ({ city, county }: CityPlace) => ({ name: city.name, within: county.county.name, region: '' }),
  zip: ({ zip, city, county }: ZipPlace) => ({
    name: zip,
    within: city.city.name,
    region: county.state.abbreviation,
  }),
} satisfies Record<Place['kind'], (place: never) => Area>;

const areaNodes = {
  county: ({ name, within }) => ({
    '@type': 'AdministrativeArea',
    name,
    containedInPlace: { '@type': 'State', name: within },
  }),
  city: ({ name, within }) => ({
    '@type': 'City',
    name,
    containedInPlace: { '@type': 'AdministrativeArea', name: within },
  }),
  zip: ({ name, within, region }) => ({
    '@type': 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      postalCode: name,
      addressLocality: within,
      addressRegion: region,
      addressCountry: 'US',
    },
  }),
} satisfies Record<Place['kind'], (area: Area) => Node>;

const stateOf = (site: Settings): Node => ({ '@type': 'State', name: site.state.name });

const breadcrumbList = (site: Settings, crumbs: readonly Link[]): Node => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: label,
    item: site.url + href,
  })),
});

export const firmData = (site: Settings): Markup => inScript(...legalServices(site, stateOf(site)));

export const placeData = (site: Settings, kind: Place['kind'], area: Area, crumbs: readonly Link[]): Markup =>
  inScript(...legalServices(site, areaNodes[kind](area)), breadcrumbList(site, crumbs));

export const locationsData = (site: Settings, crumbs: readonly Link[]): Markup =>
  inScript(...legalServices(site, stateOf(site)), breadcrumbList(site, crumbs));

export const breadcrumbData = (site: Settings, crumbs: readonly Link[]): Markup =>
  inScript(breadcrumbList(site, crumbs));

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
  const node = {
    '@type': 'Article',
    headline: title,
    description,
    ...(published && { datePublished: published.slice(0, 10) }),
    mainEntityOfPage: site.url + address,
    inLanguage: 'en-US',
    author: firm,
    publisher: firm,
  };
  return inScript(node, breadcrumbList(site, crumbs));
}
