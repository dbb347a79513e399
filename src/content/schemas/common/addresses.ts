import { z } from 'zod';
import { letter } from './letter.ts';

export const address = z
  .string()
  .regex(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/,
    letter(
      'This is not an address of the site.',
      'Start with a slash and end without one, as in "/locations/kings-county".',
    ),
  );

const noWebAddress = letter('This is not a web address.', 'Write the whole address, starting with https://.');

/** Browsers repair much: a blank or a backslash in an address was not meant. */
export const isWebAddress = (written: string) => /^[^\s"'<>\\]+$/.test(written) && URL.canParse(written);

export const httpsUrl = z
  .string()
  .regex(/^https:\/\/[^\s"'<>]+$/, { error: noWebAddress, abort: true })
  .refine(isWebAddress, noWebAddress);
