/** What a property may hold: a plain value, or a node of a type. */
type Range = 'Text' | 'URL' | 'Date' | 'Number' | 'Boolean' | (string & {});

interface TypeFacts {
  parents: readonly string[];
  /** Ranges by property, separated by spaces. */
  properties: Record<string, string>;
  /** Without these a search engine cannot use the node. */
  required?: readonly string[];
}

const people = 'Person Organization';

/** The part of schema.org's vocabulary that describes a law firm, its pages and places. */
export const schemaOrg: Record<string, TypeFacts> = {
  Thing: {
    parents: [],
    properties: {
      name: 'Text',
      alternateName: 'Text',
      description: 'Text',
      disambiguatingDescription: 'Text',
      identifier: 'Text URL',
      image: 'URL ImageObject',
      mainEntityOfPage: 'URL CreativeWork',
      sameAs: 'URL',
      subjectOf: 'CreativeWork',
      url: 'URL',
    },
  },
  Place: {
    parents: ['Thing'],
    properties: {
      address: 'PostalAddress Text',
      containedInPlace: 'Place',
      containsPlace: 'Place',
      geo: 'GeoCoordinates',
      hasMap: 'URL',
      latitude: 'Number',
      longitude: 'Number',
      openingHoursSpecification: 'OpeningHoursSpecification',
      telephone: 'Text',
    },
  },
  AdministrativeArea: { parents: ['Place'], properties: {} },
  City: { parents: ['AdministrativeArea'], properties: {}, required: ['name'] },
  State: { parents: ['AdministrativeArea'], properties: {}, required: ['name'] },
  Country: { parents: ['AdministrativeArea'], properties: {}, required: ['name'] },
  Organization: {
    parents: ['Thing'],
    properties: {
      address: 'PostalAddress Text',
      aggregateRating: 'AggregateRating',
      areaServed: 'Place Text',
      contactPoint: 'ContactPoint',
      email: 'Text',
      employee: 'Person',
      founder: people,
      foundingDate: 'Date',
      hasOfferCatalog: 'Thing',
      knowsAbout: 'Text URL Thing',
      knowsLanguage: 'Text',
      legalName: 'Text',
      location: 'Place PostalAddress Text',
      logo: 'URL ImageObject',
      makesOffer: 'Offer',
      parentOrganization: 'Organization',
      review: 'Review',
      slogan: 'Text',
      subOrganization: 'Organization',
      telephone: 'Text',
    },
  },
  LocalBusiness: {
    parents: ['Organization', 'Place'],
    properties: { openingHours: 'Text', paymentAccepted: 'Text', priceRange: 'Text' },
    required: ['name', 'address'],
  },
  LegalService: { parents: ['LocalBusiness'], properties: {}, required: ['name', 'address', 'telephone'] },
  Attorney: { parents: ['LegalService'], properties: {} },
  Person: {
    parents: ['Thing'],
    properties: {
      address: 'PostalAddress Text',
      alumniOf: 'Organization',
      email: 'Text',
      hasCredential: 'Thing Text',
      jobTitle: 'Text',
      knowsLanguage: 'Text',
      memberOf: 'Organization',
      telephone: 'Text',
      worksFor: 'Organization',
    },
    required: ['name'],
  },
  CreativeWork: {
    parents: ['Thing'],
    properties: {
      about: 'Thing',
      author: people,
      citation: 'Text CreativeWork',
      contentLocation: 'Place',
      dateCreated: 'Date',
      dateModified: 'Date',
      datePublished: 'Date',
      hasPart: 'CreativeWork',
      headline: 'Text',
      inLanguage: 'Text',
      isPartOf: 'CreativeWork URL',
      keywords: 'Text',
      license: 'URL',
      mainEntity: 'Thing',
      publisher: people,
      spatialCoverage: 'Place',
      text: 'Text',
    },
  },
  Article: {
    parents: ['CreativeWork'],
    properties: { articleBody: 'Text', articleSection: 'Text', wordCount: 'Number' },
    required: ['headline', 'author'],
  },
  BlogPosting: { parents: ['Article'], properties: {} },
  WebPage: {
    parents: ['CreativeWork'],
    properties: { breadcrumb: 'BreadcrumbList', lastReviewed: 'Date', reviewedBy: people },
  },
  WebSite: { parents: ['CreativeWork'], properties: { potentialAction: 'Thing' }, required: ['name', 'url'] },
  FAQPage: { parents: ['WebPage'], properties: {} },
  Question: { parents: ['CreativeWork'], properties: { acceptedAnswer: 'Answer' } },
  Answer: { parents: ['CreativeWork'], properties: {} },
  ImageObject: {
    parents: ['CreativeWork'],
    properties: { caption: 'Text', contentUrl: 'URL', height: 'Number', width: 'Number' },
  },
  ItemList: {
    parents: ['Thing'],
    properties: { itemListElement: 'ListItem Thing Text', numberOfItems: 'Number' },
    required: ['itemListElement'],
  },
  BreadcrumbList: { parents: ['ItemList'], properties: {} },
  ListItem: {
    parents: ['Thing'],
    properties: { item: 'Thing URL', position: 'Number' },
    required: ['position', 'name'],
  },
  ContactPoint: {
    parents: ['Thing'],
    properties: {
      areaServed: 'Place Text',
      contactType: 'Text',
      email: 'Text',
      hoursAvailable: 'OpeningHoursSpecification',
      telephone: 'Text',
    },
  },
  PostalAddress: {
    parents: ['ContactPoint'],
    properties: {
      addressCountry: 'Text Country',
      addressLocality: 'Text',
      addressRegion: 'Text',
      postalCode: 'Text',
      streetAddress: 'Text',
    },
  },
  GeoCoordinates: {
    parents: ['Thing'],
    properties: { latitude: 'Number', longitude: 'Number' },
    required: ['latitude', 'longitude'],
  },
  OpeningHoursSpecification: {
    parents: ['Thing'],
    properties: { closes: 'Text', dayOfWeek: 'Text URL', opens: 'Text' },
  },
  Service: {
    parents: ['Thing'],
    properties: { areaServed: 'Place Text', provider: people, serviceType: 'Text' },
    required: ['provider'],
  },
  Offer: { parents: ['Thing'], properties: { price: 'Number Text', priceCurrency: 'Text' } },
  AggregateRating: {
    parents: ['Thing'],
    properties: { ratingValue: 'Number Text', reviewCount: 'Number', bestRating: 'Number Text' },
  },
  Review: { parents: ['CreativeWork'], properties: { reviewBody: 'Text', reviewRating: 'Thing' } },
};

/** Types and properties that are valid, but not for a law firm's own pages. */
export const discouraged: Record<string, string> = {
  Attorney: 'schema.org has retired Attorney in favor of LegalService.',
  FAQPage: 'Google no longer shows FAQ results.',
  aggregateRating: 'Ratings of a firm on its own site are "self-serving": Google does not show them.',
  review: 'Reviews of a firm on its own site are "self-serving": Google does not show them.',
};

/** The ranges of a property on a type or its parents; absent when schema.org has no such property there. */
export function rangesOf(type: string, property: string): Range[] | undefined {
  const facts = schemaOrg[type];
  if (!facts) return undefined;
  const own = facts.properties[property];
  if (own !== undefined) return own.split(' ');
  for (const parent of facts.parents) {
    const inherited = rangesOf(parent, property);
    if (inherited) return inherited;
  }
  return undefined;
}

export function isA(type: string, ancestor: string): boolean {
  return type === ancestor || (schemaOrg[type]?.parents.some((parent) => isA(parent, ancestor)) ?? false);
}

/** Required properties of a type and its parents. */
export function requiredOf(type: string): string[] {
  const facts = schemaOrg[type];
  return facts ? [...new Set([...facts.parents.flatMap(requiredOf), ...(facts.required ?? [])])] : [];
}
