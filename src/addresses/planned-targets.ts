import type { Content } from '#content/content.ts';
import { decodedAddress } from '#lib/decoded-address.ts';
import { filesAt } from '#lib/host-rules.ts';
import { nearestSpelling } from '#lib/spelling.ts';
import { addressOf } from '#site/address.ts';
import { routesBesideTopics, type Site } from '#site/plan.ts';
import { isNotFound } from '#site/routes/routes.ts';
import { AddressTree } from './address-tree.ts';
import { RedirectTable } from './redirect-table.ts';

/** What links can lead to. */
export class PlannedTargets {
  private readonly pages: AddressTree;
  private readonly moved: RedirectTable;
  private readonly files: ReadonlySet<string>;
  private readonly drafts: ReadonlySet<string>;
  private readonly url: string;
  private known: string[] | undefined;

  constructor(
    private readonly site: Site,
    { posts, keywords }: Pick<Content, 'posts' | 'keywords'>,
    files: readonly string[],
  ) {
    this.pages = AddressTree.of(site);
    this.moved = new RedirectTable(site.content.redirects);
    this.files = new Set(files.map((name) => `/${name}`));
    this.drafts = new Set([
      ...posts.map(({ slug }) => addressOf.post(slug)),
      ...keywords.map(({ slug }) => addressOf.keyword(slug)),
    ]);
    this.url = site.content.settings.url;
  }

  /** Only pages, where a file would not do. */
  static pagesOf(site: Site): PlannedTargets {
    return new PlannedTargets(site, { posts: [], keywords: [] }, []);
  }

  /** The path on this site that a full URL points to. */
  onThisSite(url: string): string | undefined {
    if (url === this.url) return '/';
    return url.startsWith(`${this.url}/`) ? url.slice(this.url.length) : undefined;
  }

  has(address: string): boolean {
    return this.isPage(address) || filesAt(address).some((name) => this.hasFile(name));
  }

  hasFile(address: string): boolean {
    return this.files.has(decodedAddress(address));
  }

  isDraft(address: string): boolean {
    return this.drafts.has(address);
  }

  /** The address whose last part is this name, which may be that of a data file. */
  named(name: string, isPicture: boolean): string | undefined {
    const last = lastPart(name).replace(/\.(?:md|ya?ml)$/, '');
    return this.all(isPicture).find((address) => address.endsWith(`/${last}`));
  }

  /** The address that was probably meant by a broken one. */
  meantBy(address: string, isPicture: boolean): string | undefined {
    const plain = address.toLowerCase().replace(/(?:\/index)?\.html?$|\/+$/g, '') || '/';
    if (!isPicture && this.isPage(plain)) return plain;
    const to = this.moved.follow(plain);
    if (to && this.isPage(to)) return to;
    return (
      (isPicture ? this.nearestFile(plain) : nearestSpelling(address, this.all(false))) ??
      this.named(plain, isPicture)
    );
  }

  /** Folders and endings make the addresses of any two pictures alike. */
  private nearestFile(address: string): string | undefined {
    const byName = new Map([...this.files].map((file) => [bareName(file), file]));
    return byName.get(nearestSpelling(bareName(address), [...byName.keys()]) ?? '');
  }

  private isPage(address: string): boolean {
    return this.pages.has(address) && (address === '/' || !address.endsWith('/')) && !address.includes('//');
  }

  /** All files and pages except topic pages, which are too many. */
  private all(isPicture: boolean): string[] {
    if (isPicture) return [...this.files];
    this.known ??= [
      ...[...routesBesideTopics(this.site)].flatMap(({ kind, address }) => (isNotFound(kind) ? [] : address)),
      ...this.files,
    ];
    return this.known;
  }
}

const lastPart = (address: string) => address.replace(/\/+$/, '').split('/').at(-1)!;
const bareName = (file: string) => lastPart(file).replace(/\.\w+$/, '');

/** The advice for an address without a page. */
export function adviceForPage(address: string, pages: PlannedTargets): string {
  const meant = pages.meantBy(address, false);
  return meant ? `Did you mean ${meant}?` : 'Write the address of a page.';
}
