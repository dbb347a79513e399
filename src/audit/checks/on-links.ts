import type { AuditedPage } from '../reading/audited-page.ts';
import type { FollowedLink } from '../reading/follow-links.ts';
import type { AuditRun, PageCheck } from './check.ts';

/** Checks each link of a page; the cause is where the text of the link is written. */
export function onLinks(
  wrongWith: (link: FollowedLink, run: AuditRun, page: AuditedPage) => string | undefined,
): PageCheck['onPage'] {
  return function* (run, page) {
    for (const link of page.links) {
      const says = wrongWith(link, run, page);
      if (says !== undefined) yield { cause: run.causes.ofText(page.route, link.name), says };
    }
  };
}
