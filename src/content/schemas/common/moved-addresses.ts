import { z } from 'zod';
import {
  letterAboutAddress,
  notAnAddress,
  slips,
  slipsInTargets,
  type AddressSlip,
} from './address-slips.ts';

const moved = (pattern: RegExp, known: readonly AddressSlip[]) =>
  z.string().regex(pattern, {
    error: ({ input }) =>
      typeof input === 'string' ? letterAboutAddress(input, pattern, known) : notAnAddress,
  });

const oldName = String.raw`(?:\*|(?!\.{1,2}(?:\/|$))(?:[\w.~-]|%20|%[89A-F][0-9A-F])+)`;

/**
 * An address that a redirect leads away from, perhaps of another program: `*` stands for a name, at the end for all
 * that follows. It holds what every host compares alike.
 */
export const oldAddress = moved(new RegExp(`^\\/(?:${oldName}(?:\\/${oldName})*)?$`), slips);

/** Where a redirect leads: to a page of this site. */
export const newAddress = moved(/^\/(?:(?:[a-z0-9-]+|\*)(?:\/(?:[a-z0-9-]+|\*))*)?$/, slipsInTargets);
