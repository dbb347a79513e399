import { addressOf } from '#site/address.ts';
import type { Site } from '#site/plan.ts';
import { ledgerOf, type Ledger } from './ledger.ts';
import { formatPattern, parsePattern, star, type Pattern } from './pattern.ts';

interface AddressNode {
  /** Whether there is a page at this address itself. */
  isPage: boolean;
  children: ReadonlyMap<string, AddressNode>;
}

/** The addresses of a ledger as a tree, not a list: there may be 400,000, but all places share their topics. */
export class AddressTree {
  private readonly root: AddressNode;

  constructor(ledger: Ledger) {
    this.root = treeOf(ledger);
  }

  /** The addresses of all pages of a site. */
  static of(site: Site): AddressTree {
    return new AddressTree(ledgerOf(site));
  }

  has(address: string): boolean {
    let node: AddressNode | undefined = this.root;
    for (const name of parsePattern(address)) node = node?.children.get(name);
    return node?.isPage ?? false;
  }

  /** The nearest page at or above an address. */
  nearest(address: string): string {
    const parts = [...parsePattern(address)];
    while (parts.length > 0 && !this.has(formatPattern(parts))) parts.pop();
    return formatPattern(parts);
  }

  /** A page that matches the pattern, if any. */
  anyOf(pattern: Pattern): string | undefined {
    return search(this.root, pattern, 0, '');
  }
}

function search(node: AddressNode, pattern: Pattern, at: number, above: string): string | undefined {
  const part = pattern[at];
  if (part === undefined) return node.isPage ? above || '/' : undefined;
  const isRest = part === star && at === pattern.length - 1;
  for (const name of part === star ? node.children.keys() : [part]) {
    const child = node.children.get(name);
    const found =
      child &&
      (isRest ? firstPage(child, `${above}/${name}`) : search(child, pattern, at + 1, `${above}/${name}`));
    if (found) return found;
  }
  return undefined;
}

function firstPage(node: AddressNode, address: string): string | undefined {
  if (node.isPage) return address;
  for (const [name, child] of node.children) {
    const found = firstPage(child, `${address}/${name}`);
    if (found) return found;
  }
  return undefined;
}

const page: AddressNode = { isPage: true, children: new Map() };
const branch = (children: AddressNode['children'], isPage = false): AddressNode => ({ isPage, children });

function treeOf(ledger: Ledger): AddressNode {
  const pages = (slugs: Iterable<string>) => new Map([...slugs].map((slug) => [slug, page] as const));
  const topics = branch(pages(ledger.topics));
  const withTopics = (names: Iterable<string>) => new Map([...names].map((name) => [name, topics] as const));
  /** A post may have the name of a level, such as "city". */
  const level = (name: string, below: AddressNode['children']) =>
    [name, branch(below, ledger.posts.has(name))] as const;
  const counties = [...ledger.counties];
  const countyPages = counties.map(([county, cities]) => [county, branch(pages(cities), true)] as const);
  const cityTopics = counties.map(([county, cities]) => [county, branch(withTopics(cities))] as const);
  const top = new Map<string, AddressNode>([
    ['practice', branch(pages(ledger.practiceAreas))],
    ['service-areas', branch(pages(ledger.serviceAreas))],
    ['local-searches', branch(pages(ledger.keywords))],
    ['locations', branch(new Map([...countyPages, ['zip', branch(pages(ledger.zips))]]))],
    [
      'blog',
      branch(
        new Map([
          ...pages(ledger.posts),
          level('county', withTopics(ledger.counties.keys())),
          level('city', new Map(cityTopics)),
          level('zip', withTopics(ledger.zips)),
        ]),
      ),
    ],
  ]);
  for (const address of ledger.main) {
    const [name] = parsePattern(address);
    if (name) top.set(name, { ...(top.get(name) ?? page), isPage: true });
  }
  return branch(top, ledger.main.has(addressOf.home()));
}
