import { Mask } from '#similarity/mask.ts';
import { placeNames } from '#similarity/place-names.ts';
import { Shingler } from '#similarity/shingles.ts';
import { findSiblings } from '#similarity/siblings.ts';
import { Sketches } from '#similarity/sketch.ts';
import { hasOwnText, isListedKind } from '#site/indexing.ts';
import { routesOf, type Site } from '#site/plan.ts';
import type { Route } from '#site/routes.ts';
import type { Shell } from '#site/shell.ts';
import { noAssetTags } from './render/asset-tags.ts';
import { PageRenderer, reactRenderer } from './render/page-renderer.ts';

/**
 * Addresses of the pages that `indexing.leastOwnText` keeps out of search engines. Every page is filled once to
 * be read, and thrown away: this takes about half a millisecond a page, and nothing where no share is asked for.
 */
export async function findKeptOut(site: Site, shell: Shell): Promise<Set<string>> {
  if (site.content.site.indexing.leastOwnText === 0) return new Set();
  const shingler = new Shingler(new Mask(placeNames(site.content, site.places)));
  const sketches = new Sketches(Sketches.memoryFor(site.size));
  const routes: Pick<Route, 'kind' | 'address'>[] = [];
  const listed: number[] = [];
  const renderer = new PageRenderer(site, shell, reactRenderer(noAssetTags));
  for (const route of routesOf(site)) {
    const page = routes.push({ kind: route.kind, address: route.address }) - 1;
    if (isListedKind(site, route.kind)) listed.push(page);
    sketches.set(page, shingler.runsOf(renderer.render(route).mainText().split('\n')));
  }
  const { repeated } = findSiblings(sketches, listed, 1);
  return new Set(
    listed
      .filter((page) => !hasOwnText(site, routes[page]!.kind, repeated[page]!))
      .map((page) => routes[page]!.address),
  );
}
