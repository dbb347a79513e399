import { ownCopy } from './own-copy.ts';
import type { FinishedSite } from './finished-site.ts';
import type { LinkReading, PageReading } from './page-reading.ts';

/** Where a visitor gets by a link. */
interface Target {
  /** The address on this site, without what stands behind it; absent where the link leads elsewhere. */
  path?: string | undefined;
  /** The part of the page that it names, or nothing. */
  id: string;
  /** The planned page at that address. */
  page?: number | undefined;
  /** Where a redirect leads from there. */
  moved?: string | undefined;
}

export type FollowedLink = LinkReading & Target;

/** Follows the links of pages as a visitor would. */
export class LinkFollower {
  private readonly known = new Map<string, Target>();

  constructor(
    private readonly dist: FinishedSite,
    private readonly pageAt: (address: string) => number | undefined,
  ) {}

  follow({ links }: PageReading, from: string): FollowedLink[] {
    return links.map(({ href, name, newTab, rel }) => {
      const { path, id, page, moved } = this.targetOf(href, from);
      return { href, name, newTab, rel, path, id, page, moved };
    });
  }

  /** Most links stand on every page. */
  private targetOf(href: string, from: string): Target {
    if (!href.startsWith('/')) return this.find(href, from);
    let target = this.known.get(href);
    if (!target) {
      if (this.known.size >= targetsRemembered) this.known.clear();
      const own = ownCopy(href);
      this.known.set(own, (target = this.find(own, from)));
    }
    return target;
  }

  private find(href: string, from: string): Target {
    const address = this.dist.addressOf(href, from);
    if (address === undefined) return { id: '' };
    const [path = '', id = ''] = address.replace(/\?[^#]*/, '').split('#', 2);
    const page = href === '' ? undefined : this.pageAt(path);
    return { path, id, page, moved: page === undefined ? this.dist.targetOf(path) : undefined };
  }
}

const targetsRemembered = 50_000;
