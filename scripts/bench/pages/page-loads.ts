import { attributesOf, scanHtml } from '#lib/html/html-scan.ts';

/** What a browser fetches for a page before anybody touches it, as written in the page. */
interface PageLoads {
  /** They hold back the first paint. */
  styles: string[];
  scripts: string[];
  /** Pictures, frames, icons and what is fetched ahead. */
  others: string[];
}

export function loadsOf(html: string): PageLoads {
  const loads: PageLoads = { styles: [], scripts: [], others: [] };
  scanHtml(html, {
    open(tag, written) {
      const attributes = attributesOf(written);
      const address = attributes.get(tag === 'link' ? 'href' : 'src');
      if (!address || address.startsWith('data:') || tag === 'a') return;
      if (tag === 'script') loads.scripts.push(address);
      else if (tag !== 'link') loads.others.push(address);
      else {
        // What only paper needs is fetched last, and holds nothing back.
        const list = attributes.get('media') === 'print' ? 'others' : listOfLink[attributes.get('rel') ?? ''];
        if (list) loads[list].push(address);
      }
    },
    close() {},
    text() {},
  });
  return loads;
}

/** Other links, such as the canonical address, fetch nothing. */
const listOfLink: Record<string, keyof PageLoads> = {
  stylesheet: 'styles',
  modulepreload: 'scripts',
  preload: 'others',
  icon: 'others',
  'apple-touch-icon': 'others',
  manifest: 'others',
};

/** The hosts of the addresses that lead away from the site. */
export function hostsOf(addresses: readonly string[]): string[] {
  const hosts = addresses.flatMap((address) => /^(?:https?:)?\/\/([^/]+)/.exec(address)?.[1] ?? []);
  return [...new Set(hosts)].sort();
}
