import { posix } from 'node:path';
import { groupBy } from '#lib/group-by.ts';
import { filesAt, isPattern } from '#lib/host-rules.ts';
import { editDistance } from '#lib/spelling.ts';
import { wordsAround } from '#site/shell.ts';
import { readHtml } from '../reading/read-html.ts';
import { quoted, type Subject } from './check.ts';
import { onLinks } from './on-links.ts';
import { reachChecks } from './reach.ts';

/** Without the country code. */
const digitsOf = (phone: string) => phone.replace(/\D/g, '').slice(-10);

const leadsTo = (name: string, target: string) => `${quoted(name, 60)} links to ${target}`;

export const links: Subject = {
  title: 'Links',
  checks: [
    ...reachChecks,
    {
      id: 'link-broken',
      level: 'error',
      title: 'A link is broken',
      why: 'Visitors get a 404 where help was promised.',
      fix: 'Correct the address, or remove the link.',
      onPage: onLinks(({ name, href, path, page, moved }, { dist }) => {
        const isFine =
          path === undefined || page !== undefined || moved || (href && filesAt(path).some(dist.hasFile));
        return isFine ? undefined : `${leadsTo(name, href || 'an empty address')}.`;
      }),
    },
    {
      id: 'link-redirected',
      level: 'warning',
      title: 'A link goes to an address that has moved',
      why: 'Every visitor waits for the redirect, and search engines give the link less weight.',
      fix: 'Link to the new address.',
      onPage: onLinks(({ name, path, moved }) =>
        moved ? `${leadsTo(name, path!)}, which has moved to ${moved}.` : undefined,
      ),
    },
    {
      id: 'link-insecure',
      level: 'warning',
      title: 'A link or file is loaded over plain http',
      why: 'It can be read and changed on the way; browsers block such files.',
      fix: 'Write the address with https://.',
      *onPage({ causes }, { route, links, reading }) {
        for (const { name, href } of links) {
          if (!href.startsWith('http:')) continue;
          yield { cause: causes.ofText(route, name), says: `${leadsTo(name, href)}.` };
        }
        for (const src of new Set(reading.assets)) {
          if (!src.startsWith('http:')) continue;
          yield { cause: causes.inTemplate(route.kind, src), says: `It loads ${src}.` };
        }
      },
    },
    {
      id: 'phone-mistyped',
      level: 'warning',
      title: "A phone number is almost one of the firm's",
      why: 'Whoever calls it reaches a stranger.',
      fix: 'Write {phone} where you mean the number of the firm.',
      onPage: onLinks(({ name, href }, { site }) => {
        if (!href.startsWith('tel:')) return undefined;
        const { main, alternate } = site.content.settings.phones;
        const own = [main, alternate];
        const distances = own.map((phone) => editDistance(digitsOf(phone), digitsOf(href)));
        const meant = own[distances.indexOf(1)];
        if (meant === undefined || distances.includes(0)) return undefined;
        return `${quoted(name, 60)} calls ${href}; the firm is at ${meant}.`;
      }),
    },
    {
      id: 'link-new-tab',
      level: 'warning',
      title: 'A link opens a new tab without rel="noopener", or without saying so',
      why: 'Old browsers let the new page control this one, and people who cannot see the screen lose their way back.',
      fix: 'Add rel="noopener" and the words "(opens in a new tab)" for screen readers.',
      onPage: onLinks(({ name, rel, newTab }, { site }, { route }) => {
        if (!newTab) return undefined;
        const { newTab: words, map } = wordsAround(site.content, route).marks;
        const isTold = /new (?:tab|window)/i.test(name) || name.endsWith(words) || name.endsWith(map);
        const lacks = [
          ...(/\bnoopener\b|\bnoreferrer\b/.test(rel) ? [] : ['rel="noopener"']),
          ...(isTold ? [] : ['a note that it opens a new tab']),
        ];
        return lacks.length > 0 ? `${quoted(name, 60)} lacks ${lacks.join(' and ')}.` : undefined;
      }),
    },
    {
      id: 'anchor-broken',
      level: 'error',
      title: 'A link goes to a part of a page that does not exist',
      why: 'Visitors land at the top and have to search.',
      fix: 'Give the target that id, or correct the part after #.',
      *onSite({ routes, dist, causes }, { anchors }) {
        for (const [to, those] of groupBy(anchors, (anchor) => anchor.to)) {
          const { ids } = readHtml(dist.html(routes[to]!.address));
          for (const { from, id, name, href } of those) {
            if (ids.has(id)) continue;
            const says = `${leadsTo(name, href)}, but there is no id="${id}".`;
            yield { page: from, cause: causes.ofText(routes[from]!, name), says };
          }
        }
      },
    },
    {
      id: 'asset-broken',
      level: 'error',
      title: 'A file that the page needs is missing',
      why: 'Without it, a picture, a style or a function is missing, or the picture beside a shared link.',
      fix: 'Put the file in place, or correct its name.',
      *onPage({ dist, causes }, { route, reading }) {
        const whenShared = reading.meta.get('og:image') ?? [];
        for (const src of new Set([...reading.assets, ...whenShared])) {
          const address = dist.addressOf(src, route.address)?.replace(/[?#].*$/, '');
          if (address === undefined || dist.hasFile(address)) continue;
          const name = posix.basename(src);
          yield { cause: causes.ofText(route, name), says: `${src} is missing.` };
        }
      },
    },
    {
      id: 'redirect-chain',
      level: 'warning',
      title: 'A redirect goes to another redirect, in a circle, or nowhere',
      why: 'Visitors wait twice, and search engines give up after a few.',
      fix: 'Send it straight to an existing page.',
      *onSite({ dist, routes, causes }) {
        const addresses = new Set(routes.map(({ address }) => address));
        for (const { from, to } of dist.redirects) {
          if (addresses.has(to) || /^https?:/.test(to) || isPattern(to)) continue;
          const next = dist.targetOf(to);
          const end = next ? `which goes on to ${next}` : 'where there is no page';
          yield { cause: causes.inData('redirects.yaml', from), says: `${from} goes to ${to}, ${end}.` };
        }
      },
    },
  ],
};
