import { z } from 'zod';
import { isOwnMachine } from '#lib/sample-address.ts';
import { mended, slipsInTargets, wholeAddress } from './address-slips.ts';
import { letter } from './letter.ts';

const page = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

/** The address of a page of this site. Editors show a letter about no address in particular. */
export const address = z.string().regex(page, {
  error: ({ input }) => letterAboutPage(typeof input === 'string' ? input : ''),
});

function letterAboutPage(written: string): string {
  const meant = mended(written, slipsInTargets);
  const write = wholeAddress.test(written)
    ? `Only a page of this site can stand here. If it is one, write "${meant}".`
    : `Write "${meant}".`;
  return letter(
    'This is not an address of this site.',
    page.test(meant) ? write : 'Start with a slash and end without one, as in "/locations/kings-county".',
  );
}

const noWebAddress = letter('This is not a web address.', 'Write the whole address, starting with https://.');

/**
 * Stricter than browsers, which repair spaces and backslashes in addresses, and accept names of hosts with a comma for a
 * dot, or with signs that would end a line in the configuration of a host.
 */
export const isWebAddress = (written: string) =>
  /^[^\s"'<>\\]+$/.test(written) && URL.canParse(written) && /^[\w.:[\]-]+$/.test(new URL(written).host);

export const httpsUrl = z
  .string()
  .regex(/^https:\/\/[^\s"'<>]+$/, { error: noWebAddress, abort: true })
  .refine(isWebAddress, noWebAddress);

/** The site's origin. Pages append their own address, so it must have no path. */
export const siteAddress = z
  .string()
  .regex(/^https?:\/\/./, { error: noWebAddress, abort: true })
  .superRefine((value, context) => {
    const message = isWebAddress(value)
      ? letterFor(value, new URL(value))
      : letter('This is not a web address.', 'Write it like "https://www.example.com".');
    if (message) context.addIssue(message);
  });

function letterFor(written: string, url: URL): string | undefined {
  const { protocol, host, username, password, pathname, search, hash } = url;
  const local = isOwnMachine(url.hostname);
  const origin = local ? url.origin : `https://${host}`;
  const write = `Write: "${origin}"`;
  if (username || password)
    return letter('The address contains a user name or a password, for everyone to see.', write);
  if (protocol === 'http:' && !local)
    return letter('The address is not secure, and pages would send visitors to https anyway.', write);
  const more = pathname + search + hash;
  if (more === '/' && written.endsWith('/')) return letter('The address ends in a slash.', write);
  if (more !== '/') return letter(`The address continues after the name of the site, with "${more}".`, write);
  if (!local && !/^[^.]+(?:\.[^.]+)+$/.test(url.hostname))
    return letter('No site on the internet has this name.', 'Write it like "https://www.example.com".');
  return written === origin ? undefined : letter('Browsers write this address differently.', write);
}
