import type { z } from 'zod';

/** What zod has to say against a value. */
export type Issue = z.core.$ZodIssue;

export const quotedOnce = (written: string) => (/^["']/.test(written) ? written : `"${written}"`);

/** The value as the subject of what is said of it, where that begins with "This". */
export const saidOf = (written: string, says: string) =>
  /^This (?:is|cannot)/.test(says)
    ? says.replace('This', () => quotedOnce(written))
    : `${quotedOnce(written)}: ${says}`;
