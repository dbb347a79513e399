import { z } from 'zod';
import { groups, titledGroup } from './common/groups-and-lists.ts';
import {
  letterAboutAddress,
  notAnAddress,
  slipsInSources,
  slipsInTargets,
  type AddressSlip,
} from './common/address-slips.ts';

const moved = (pattern: RegExp, known: readonly AddressSlip[]) =>
  z.string().regex(pattern, {
    // Editors show the letter to whoever has typed nothing yet.
    error: ({ input }) =>
      typeof input === 'string' ? letterAboutAddress(input, pattern, known) : notAnAddress,
  });

const oldName = String.raw`(?:\*|(?!\.{1,2}(?:\/|$))(?:[\w.~-]|%20|%[89A-F][0-9A-F])+)`;

/**
 * The source of a redirect, perhaps an address of a former website. `*` matches a part, or at the end everything that
 * follows. Only characters that all hosts compare in the same way are allowed.
 */
const oldAddress = moved(new RegExp(`^\\/(?:${oldName}(?:\\/${oldName})*)?$`), slipsInSources);

/** Where a redirect leads: to a page of this site. */
const newAddress = moved(/^\/(?:(?:[a-z0-9-]+|\*)(?:\/(?:[a-z0-9-]+|\*))*)?$/, slipsInTargets);

/** data/redirects.yaml: old addresses and their targets. */
export const redirectsSchema = titledGroup('Redirects', {
  unlimited: z
    .boolean()
    .default(false)
    .meta({ description: 'true if no host limits the redirects, as on your own server', examples: [true] }),
  redirects: groups('Addresses that have moved, one line each', {
    from: oldAddress.meta({
      description:
        'The address that was published once, or that a former website had; * stands for whatever comes there',
      examples: ['/practice/old-name', '/blog/zip/11249/*', '/About-Us.html'],
    }),
    to: newAddress.meta({
      description: 'Where it leads now; * is replaced by what stood there',
      examples: ['/practice/new-name', '/blog/zip/11211/*'],
    }),
  }),
}).meta({
  shows: 'Visitors of the old address are redirected',
  description: 'Addresses that were published once and have moved',
});
