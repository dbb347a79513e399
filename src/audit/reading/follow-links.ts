import type { FinishedSite } from './finished-site.ts';
import type { LinkReading, PageReading } from './page-reading.ts';
import { remembered } from '#lib/remembered.ts';

/** A link with its resolved target. */
interface Target {
  /** The path on this site, without query and fragment; absent for links elsewhere. */
  path?: string;
  /** The fragment, or an empty string. */
  id: string;
  /** The planned page at that address. */
  page?: number;
  /** The target of a redirect from there. */
  moved?: string;
}

export type FollowedLink = LinkReading & Target;

const targetsRemembered = 50_000;

/** Follows the links of pages as a visitor would. */
export class LinkFollower {
  /** For links with the same target on every page, like most. */
  private readonly targetOf = remembered((href: string) => this.find(href, ''), targetsRemembered);

  constructor(
    private readonly dist: FinishedSite,
    private readonly pageAt: (address: string) => number | undefined,
  ) {}

  follow({ links }: PageReading, from: string): FollowedLink[] {
    return links.map(({ href, name, newTab, rel }) => {
      const { path, id, page, moved } = href.startsWith('/') ? this.targetOf(href) : this.find(href, from);
      // Copies of unknown fields would take a third more memory, and a sixth more time for the whole audit.
      return { href, name, newTab, rel, path, id, page, moved };
    });
  }

  private find(href: string, from: string): Target {
    const address = this.dist.addressOf(href, from);
    if (address === undefined) return { id: '' };
    const [path = '', id = ''] = address.replace(/\?[^#]*/, '').split('#', 2);
    const page = href === '' ? undefined : this.pageAt(path);
    return { path, id, page, moved: page === undefined ? this.dist.targetOf(path) : undefined };
  }
}
