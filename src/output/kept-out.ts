import { setImmediate } from 'node:timers/promises';
import { Mask, placeNames } from '#site/own-words/mask.ts';
import { ownWords, sistersOf } from '#site/own-words/own-words.ts';
import { Shingler } from '#site/own-words/shingles.ts';
import { groupBy } from '#lib/group-by.ts';
import { hasOwnWords, isListedKind } from '#site/routes/indexing.ts';
import { routesOf, type Site } from '#site/plan.ts';
import { PageRenderer } from './render/page-renderer.ts';
import { turnEvery } from './render/render-pages.ts';

/**
 * Addresses of the pages that `indexing.leastOwnText` keeps out of search engines. Every page that may be listed is
 * rendered once just to be read, at about half a millisecond each; if no share is set, this is skipped.
 */
export async function findKeptOut(site: Site): Promise<Set<string>> {
  const keptOut = new Set<string>();
  const { leastOwnText } = site.content.settings.indexing;
  if (leastOwnText === 0) return keptOut;
  const shingler = new Shingler(new Mask(placeNames(site.content, site.places)));
  const renderer = new PageRenderer(site);
  // The sister pages of one kind and topic at a time: the shingles of all pages would not fit into memory.
  const listedRoutes = [...routesOf(site)].filter(({ kind }) => isListedKind(site, kind));
  for (const listed of groupBy(listedRoutes, sistersOf).values()) {
    const shingles: Uint32Array[] = [];
    for (const route of listed) {
      // A country takes minutes, in which the lock must show that the run is alive.
      if (shingles.length % turnEvery === 0) await setImmediate();
      shingles.push(shingler.of(renderer.render(route).print().mainText().split('\n')));
    }
    ownWords(shingles).forEach((own, i) => {
      const { kind, address } = listed[i]!;
      if (!hasOwnWords(kind, own, leastOwnText)) keptOut.add(address);
    });
  }
  return keptOut;
}
