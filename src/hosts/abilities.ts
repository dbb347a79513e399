import { counted } from '#lib/text.ts';
import type { Deployment, HostFinding } from './deployment.ts';
import type { Ability, Host } from './hosts.ts';
import { movedRules } from '#lib/host-rules.ts';

/** How a host handles clean addresses, redirects, headers and unknown addresses. */
export const checkAbilities = (host: Host, site: Deployment): HostFinding[] =>
  (Object.keys(says) as AbilityName[]).map((name) => says[name][host[name]](site, host.title));

type AbilityName = 'cleanAddresses' | 'redirects' | 'headers' | 'sectionNotFound';
type Says = Record<Ability, (site: Deployment, title: string) => HostFinding>;

const fine = (text: string) => (): HostFinding => ({ weight: 'fine', says: text });

const says: Record<AbilityName, Says> = {
  cleanAddresses: {
    builtIn: fine('Addresses without ".html" show their pages.'),
    configured: fine('Addresses without ".html" work with the configuration below.'),
    unsupported: (_, title) => ({
      weight: 'stops',
      says: `${title} does not answer addresses without ".html", but all links of the site are without it.`,
      fix: 'Use another host.',
    }),
  },
  redirects: {
    builtIn: ({ redirects }) => moved(redirects, 'read from _redirects'),
    configured: ({ redirects }) => moved(redirects, 'in the file below'),
    unsupported: ({ redirects }, title) => {
      const { length } = movedRules(redirects);
      if (length === 0) return { weight: 'fine', says: 'No address has moved, so none needs a redirect.' };
      return {
        weight: 'stops',
        says: `${title} cannot redirect old addresses, and there ${length === 1 ? 'is one' : `are ${length}`}: anyone who has saved one finds nothing there.`,
        fix: 'Use a host that can, or put a proxy in front of this one.',
      };
    },
  },
  headers: {
    builtIn: fine('The headers in _headers are sent.'),
    configured: fine('The headers are in the file below.'),
    unsupported: (_, title) => ({
      weight: 'loses',
      says: `${title} does not send our headers: no Content-Security-Policy, no HSTS, and browsers ask for files with a hash in their name again and again.`,
      fix: 'Put a proxy in front of it that sends those in _headers, or use another host.',
    }),
  },
  sectionNotFound: {
    builtIn: fine('Unknown addresses get the page of their section, with status 404.'),
    configured: fine('Unknown addresses get the page of their section, with status 404, by the file below.'),
    unsupported: ({ names }) => {
      const pages = [...names].filter((name) => name.endsWith('/404.html'));
      return pages.length === 0
        ? { weight: 'fine', says: 'Unknown addresses get /404.html, with status 404.' }
        : {
            weight: 'loses',
            says: `Unknown addresses get /404.html, with status 404; ${counted(pages.length, 'section has a page of its own for them that is', 'sections have pages of their own for them that are')} never shown.`,
            fix: 'You need not do anything, unless you want visitors to see those pages.',
          };
    },
  },
};

const moved = (redirects: Deployment['redirects'], how: string): HostFinding => {
  const { length } = movedRules(redirects);
  return {
    weight: 'fine',
    says:
      length === 0 ? 'No address has moved.' : `${counted(length, 'redirect is', 'redirects are')} ${how}.`,
  };
};
