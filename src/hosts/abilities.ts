import { counted } from '#lib/text.ts';
import type { Deployment, HostFinding } from './deployment.ts';
import type { Ability, Host } from './hosts.ts';
import { movedRules } from '#lib/host-rules.ts';

/** How a host handles clean addresses, redirects, headers and unknown addresses. */
export const checkAbilities = (host: Host, site: Deployment): HostFinding[] =>
  (Object.keys(says) as Topic[]).map((topic) => says[topic][host[topic]](site, host.title));

type Topic = 'cleanAddresses' | 'redirects' | 'headers' | 'sectionNotFound';
type Says = Record<Ability, (site: Deployment, title: string) => HostFinding>;

const fine = (text: string) => (): HostFinding => ({ weight: 'fine', says: text });

const says: Record<Topic, Says> = {
  cleanAddresses: {
    builtIn: fine('Addresses without ".html" are answered with their pages.'),
    configured: fine('Addresses without ".html" work with the configuration below.'),
    unsupported: (_, title) => ({
      weight: 'stops',
      says: `${title} answers no address without ".html", and all links of the site are such.`,
      fix: 'Use another host.',
    }),
  },
  redirects: {
    builtIn: ({ redirects }) => moved(redirects, 'read from _redirects'),
    configured: ({ redirects }) => moved(redirects, 'in the file below'),
    unsupported: ({ redirects }, title) => {
      const { length } = movedRules(redirects);
      if (length === 0) return { weight: 'fine', says: 'No address has moved, so none has to be led on.' };
      return {
        weight: 'stops',
        says: `${title} cannot lead old addresses on, and there ${length === 1 ? 'is one' : `are ${length}`}: whoever has kept one finds nothing there.`,
        fix: 'Use a host that can, or a proxy before this one.',
      };
    },
  },
  headers: {
    builtIn: fine('The headers of _headers are sent.'),
    configured: fine('The headers are in the file below.'),
    unsupported: (_, title) => ({
      weight: 'loses',
      says: `${title} sends no headers of ours: no Content-Security-Policy, no HSTS, and files with a hash in their name are asked for again and again.`,
      fix: 'Put a proxy before it that sends those of _headers, or use another host.',
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
            fix: 'Nothing has to be done, unless you want those pages seen.',
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
