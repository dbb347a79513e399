import { attributesOf, scanHtml } from '#lib/html/html-scan.ts';

/** The files that a page makes browsers fetch before the first interaction. */
interface PageLoads {
  /** Render-blocking. */
  styles: string[];
  scripts: string[];
  /** Pictures, frames, icons and preloads. */
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
        // Print styles are fetched last, and block nothing.
        const list = attributes.get('media') === 'print' ? 'others' : listOfLink[attributes.get('rel') ?? ''];
        if (list) loads[list].push(address);
      }
    },
    close() {},
    text() {},
  });
  return loads;
}

/** Other links, such as the canonical URL, fetch nothing. */
const listOfLink: Record<string, keyof PageLoads> = {
  stylesheet: 'styles',
  modulepreload: 'scripts',
  preload: 'others',
  icon: 'others',
  'apple-touch-icon': 'others',
  manifest: 'others',
};

/** The hosts of external addresses. */
export function hostsOf(addresses: readonly string[]): string[] {
  const hosts = addresses.flatMap((address) => /^(?:https?:)?\/\/([^/]+)/.exec(address)?.[1] ?? []);
  return [...new Set(hosts)].sort();
}
