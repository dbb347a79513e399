import { counted } from '#lib/text.ts';
import type { SiteCheck } from './check.ts';

/** More clicks than this from the home page are too many. */
export const deepest = 4;

/** How visitors and search engines come to a page. */
export const reachChecks: readonly SiteCheck[] = [
  {
    id: 'orphan-page',
    level: 'warning',
    title: 'No other page links to this one',
    why: 'Visitors cannot reach it, and search engines take that as a sign that it does not matter.',
    fix: 'Link to it from the page above it.',
    *onSite({ causes }, { pages }) {
      for (const [page, { kind, indexed, inlinks }] of pages.entries()) {
        if (!indexed || kind === 'home' || inlinks > 0) continue;
        yield { page, cause: causes.inTemplate(kind), says: 'No page links to it.' };
      }
    },
  },
  {
    id: 'orphan-for-search',
    level: 'notice',
    title: 'Only pages that search engines do not follow link to this one',
    why: 'Visitors find it, but search engines see no connection to the rest of the site.',
    fix: 'Link to it from an indexed page as well, such as the practice area it belongs to.',
    *onSite({ causes }, { pages, graph, unfollowed }) {
      const followed = graph.inlinks((page) => !unfollowed.has(page));
      for (const [page, { kind, indexed, inlinks }] of pages.entries()) {
        if (!indexed || kind === 'home' || inlinks === 0 || followed[page]! > 0) continue;
        const says = `${counted(inlinks, 'page links', 'pages link')} to it, marked nofollow.`;
        yield { page, cause: causes.inTemplate(kind), says };
      }
    },
  },
  {
    id: 'page-deep',
    level: 'notice',
    title: `A page is more than ${deepest} clicks from the home page`,
    why: 'The farther away a page is, the less often people and search engines visit it.',
    fix: 'Link to it, or to the list it is in, from a page nearer to the home page.',
    *onSite({ causes }, { pages }) {
      for (const [page, { kind, indexed, depth }] of pages.entries()) {
        if (!indexed || depth <= deepest) continue;
        yield { page, cause: causes.inTemplate(kind), says: `It is ${depth} clicks away.` };
      }
    },
  },
];
