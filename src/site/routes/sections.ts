import { addressOf } from '../address.ts';
import type { SingleKind } from './routes.ts';

interface Section {
  /** The overview, above all other pages of the section. */
  address: string;
  /** The page for unknown addresses of the section; without one, they redirect to the general page. */
  notFound?: SingleKind;
}

/** The sections of the site: all pages whose address has several parts are in one of them. */
export const sections: readonly Section[] = [
  { address: addressOf.practice(), notFound: 'practice-not-found' },
  { address: addressOf.serviceAreas(), notFound: 'service-area-not-found' },
  { address: addressOf.locations(), notFound: 'location-not-found' },
  { address: addressOf.blog() },
  { address: addressOf.localSearches() },
];

/** The section that an address is in, whether or not there is such a page. */
export const sectionOf = (address: string): Section | undefined =>
  sections.find((section) => section.address === `/${address.split('/')[1]}`);
