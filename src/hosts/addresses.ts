import { isOwnMachine } from '#lib/sample-address.ts';
import { hasPage, type Deployment, type HostFinding } from './deployment.ts';
import { isPattern, movedRules } from '#lib/host-rules.ts';

/** Mistakes at any host: missing pages, and rules that hosts understand differently. */
export function checkAddresses(site: Deployment): HostFinding[] {
  return [...ownMachine(site), ...missingPages(site), ...contested(site), ...deadEnds(site)];
}

const writeAddress =
  'Write its address on the internet after "url:" in site.yaml of the data, and generate the site again.';

function ownMachine({ origin }: Deployment): HostFinding[] {
  if (!isOwnMachine(new URL(origin).hostname)) return [];
  return [
    {
      weight: 'stops',
      says: `The site says that its address is ${origin}, so search engines would look for it there.`,
      fix: writeAddress,
    },
  ];
}

/** What only a server of your own can have: a port, or an IP address in place of a domain name. */
export function checkName({ origin }: Deployment): HostFinding[] {
  const { hostname, port } = new URL(origin);
  if (isOwnMachine(hostname) || (port === '' && !/^[\d.]+$/.test(hostname))) return [];
  return [
    {
      weight: 'stops',
      says: `The site says that its address is ${origin}, but this host serves domain names only, and without a port.`,
      fix: writeAddress,
    },
  ];
}

function missingPages(site: Deployment): HostFinding[] {
  return ['/', '/404'].flatMap((address): HostFinding[] =>
    hasPage(site, address)
      ? []
      : [
          {
            weight: 'stops',
            says: `There is no page for ${address}.`,
            fix: 'Make the whole site: npm run generate',
          },
        ],
  );
}

function contested(site: Deployment): HostFinding[] {
  const both = movedRules(site.redirects).filter(({ from }) => hasPage(site, from));
  return both.map(({ from }) => ({
    weight: 'stops',
    says: `${from} is a page, but a redirect leads away from it: some hosts show the page, others follow the redirect.`,
    fix: 'Delete the redirect in redirects.yaml, or rename the page.',
  }));
}

function deadEnds(site: Deployment): HostFinding[] {
  const ends = movedRules(site.redirects).filter(({ to }) => !isPattern(to) && !hasPage(site, to));
  return ends.map(({ from, to }) => ({
    weight: 'stops',
    says: `The redirect from ${from} leads to ${to}, where there is nothing.`,
    fix: 'Name another target in redirects.yaml.',
  }));
}
