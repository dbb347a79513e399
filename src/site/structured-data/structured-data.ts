import type { Content, PracticeArea } from '#content/content.ts';
import { usualLanguage } from '#content/languages.ts';
import { jsonForScript } from '#lib/html/escape.ts';
import type { Byline } from '../articles/byline.ts';
import {
  firmMention,
  firmNode,
  officeNodes,
  personMention,
  personNode,
  siteNode,
  type Node,
} from './firm-nodes.ts';
import { ofKind, type Place } from '../places/places.ts';
import type { Link } from '../address.ts';
import type { Markup } from '../markup.ts';

const inScript = (...nodes: Node[]): Markup => ({
  __html: jsonForScript({ '@context': 'https://schema.org', '@graph': nodes }),
});

const stateNode = (name: string): Node => ({ '@type': 'State', name });

const countyNode = (name: string, state: string): Node => ({
  '@type': 'AdministrativeArea',
  name,
  containedInPlace: stateNode(state),
});

/** A place as the area that the firm serves. */
export const areaNode = (place: Place): Node =>
  ofKind(place, {
    county: ({ entry, state }) => countyNode(entry.name, state.name),
    city: ({ entry, county }) => ({
      '@type': 'City',
      name: entry.name,
      containedInPlace: countyNode(county.entry.name, county.state.name),
    }),
    zip: ({ code, city, county, facts }) => ({
      '@type': 'Place',
      name: code,
      address: {
        '@type': 'PostalAddress',
        postalCode: code,
        addressLocality: facts.mailName ?? city.entry.name,
        addressRegion: county.state.abbreviation,
        addressCountry: 'US',
      },
    }),
  });

const breadcrumbList = ({ settings }: Content, crumbs: readonly Link[]): Node => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: label,
    item: settings.url + href,
  })),
});

/** The firm and its offices, identical on every page that has them. */
const firmNodes = (content: Content): Node[] => [firmNode(content), ...officeNodes(content)];

export const firmData = (content: Content, crumbs: readonly Link[]): Markup =>
  inScript(...firmNodes(content), breadcrumbList(content, crumbs));

export const homeData = (content: Content): Markup => inScript(siteNode(content), ...firmNodes(content));

export const aboutData = (content: Content, crumbs: readonly Link[]): Markup =>
  inScript(
    ...firmNodes(content),
    ...content.attorneys.map((attorney) => personNode(content, attorney)),
    breadcrumbList(content, crumbs),
  );

const serviceNode = (content: Content, serviceType: string, areaServed: Node): Node => ({
  '@type': 'Service',
  serviceType,
  provider: firmMention(content),
  areaServed,
});

const injuryLaw = 'Personal injury law';

export const practiceAreaData = (content: Content, area: PracticeArea, crumbs: readonly Link[]): Markup =>
  inScript(
    serviceNode(content, area.title, stateNode(content.settings.state.name)),
    breadcrumbList(content, crumbs),
  );

export const serviceAreaData = (
  content: Content,
  name: string,
  state: string,
  crumbs: readonly Link[],
): Markup =>
  inScript(serviceNode(content, injuryLaw, countyNode(name, state)), breadcrumbList(content, crumbs));

export const placeData = (content: Content, area: Node, crumbs: readonly Link[]): Markup =>
  inScript(...officeNodes(content), serviceNode(content, injuryLaw, area), breadcrumbList(content, crumbs));

export const breadcrumbData = (content: Content, crumbs: readonly Link[]): Markup =>
  inScript(breadcrumbList(content, crumbs));

export interface DescribedArticle {
  headline: string;
  description: string;
  address: string;
  /** Absolute. */
  image: string;
  byline: Byline;
}

export function articleData(content: Content, article: DescribedArticle, crumbs: readonly Link[]): Markup {
  const { headline, description, address, image, byline } = article;
  const firm = firmMention(content);
  const { published, updated, author, reviewer, reviewed } = byline;
  const node = {
    '@type': 'Article',
    headline,
    description,
    image,
    datePublished: published.iso,
    dateModified: (updated ?? published).iso,
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': content.settings.url + address,
      ...(reviewer && { reviewedBy: personMention(content, reviewer), lastReviewed: reviewed?.iso }),
    },
    inLanguage: usualLanguage,
    author: author ? personMention(content, author) : firm,
    publisher: firm,
  };
  return inScript(node, breadcrumbList(content, crumbs));
}
