import type { Attorney, Content } from '#content/content.ts';
import { telephoneLink } from '#lib/phone.ts';
import { addressOf } from '../address.ts';
import type { Person } from '../articles/byline.ts';
import { pictureOf } from '../pictures.ts';

/** A thing of schema.org, as JSON. */
export type Node = Record<string, unknown>;

/** A reference to a node that is defined in full elsewhere. */
const mention = (type: string, id: string, name: string): Node => ({ '@type': type, '@id': id, name });

const firmId = ({ settings }: Content) => `${settings.url}/#firm`;
const telephoneOf = ({ settings }: Content) => telephoneLink(settings.phones.main).slice('tel:'.length);
const imageOf = ({ settings }: Content, picture: { src: string } | undefined): Node =>
  picture ? { image: settings.url + picture.src } : {};

const atAnyHour: Node = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  opens: '00:00',
  closes: '23:59',
};

/** The firm as publisher, author or provider. */
export function firmMention(content: Content): Node {
  const { firm, url } = content.settings;
  const logo = pictureOf(content, 'mark');
  return {
    ...mention('Organization', firmId(content), firm.name),
    url,
    ...(logo && { logo: url + logo.src }),
  };
}

/** The firm. Hours are those of its phone; its offices are visited by appointment. */
export const firmNode = (content: Content): Node => ({
  ...firmMention(content),
  description: content.settings.firm.description,
  contactPoint: {
    '@type': 'ContactPoint',
    telephone: telephoneOf(content),
    contactType: 'customer service',
    ...(content.settings.phones.atAnyHour && { hoursAvailable: atAnyHour }),
  },
});

/** One node per real office, identical on every page; places served are never given as offices. */
export const officeNodes = (content: Content): Node[] =>
  content.settings.offices.map((office, i) => ({
    '@type': 'LegalService',
    '@id': `${content.settings.url}/#office-${i + 1}`,
    name: content.settings.firm.name,
    url: content.settings.url,
    telephone: telephoneOf(content),
    ...imageOf(content, pictureOf(content, 'about')),
    address: {
      '@type': 'PostalAddress',
      streetAddress: office.street,
      addressLocality: office.city,
      addressRegion: office.state,
      postalCode: office.zip,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: office.point[0], longitude: office.point[1] },
    areaServed: { '@type': 'State', name: content.settings.state.name },
    parentOrganization: { '@id': firmId(content) },
  }));

export const siteNode = (content: Content): Node => ({
  ...mention('WebSite', `${content.settings.url}/#website`, content.settings.firm.product),
  url: content.settings.url,
  publisher: { '@id': firmId(content) },
});

/** With the address of their section on the page about the firm. */
export const personMention = ({ settings }: Content, { name, slug }: Person): Node => {
  const url = `${settings.url}${addressOf.about()}#${slug}`;
  return { ...mention('Person', url, name), url };
};

export const personNode = (content: Content, attorney: Attorney): Node => ({
  ...personMention(content, attorney),
  jobTitle: attorney.role,
  description: attorney.bio,
  ...imageOf(content, attorney.portrait),
  ...(attorney.languages.length > 0 && { knowsLanguage: attorney.languages }),
  worksFor: { '@id': firmId(content) },
});
