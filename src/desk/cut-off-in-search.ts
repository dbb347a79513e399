import { fileLabel } from '#content/files/list-files.ts';
import { searchResultLimits, titleWidth, withoutBrand } from '#lib/search-result.ts';
import { counted, firstOf } from '#lib/text.ts';
import { planPage } from '#pages/definitions.ts';
import { ownSeoOf } from '#pages/shared/place-texts.ts';
import { postOf } from '#site/articles/in-short.ts';
import { sistersOf } from '#site/own-words/own-words.ts';
import type { Place } from '#site/places/places.ts';
import { routesOf, dataFileOf, type Site } from '#site/plan.ts';
import { routeKinds, wordsFileOf, type Route } from '#site/routes/routes.ts';

/** A title or description that search results cut off. */
interface CutOff {
  file: string;
  address: string;
  what: 'title' | 'description';
  text: string;
  /** In pixels. */
  width: number;
  limit: number;
}

/** Cut-off titles and descriptions; of pages that differ only in the place's name, only the widest is reported. */
export const cutOffInSearch = (site: Site, data: string): CutOff[] =>
  widest(site).flatMap((route) => cutOffOf(site, route, data));

function cutOffOf(site: Site, route: Route, data: string): CutOff[] {
  const { head } = planPage(site, route).props;
  const texts = { title: withoutBrand(head.title), description: head.description };
  return (['title', 'description'] as const)
    .map((what) => {
      const { width, most } = searchResultLimits[what];
      const text = texts[what];
      return {
        file: fileLabel(data, fileOf(site, route, what)),
        address: route.address,
        what,
        text,
        width: width(head[what]),
        limit: most,
      };
    })
    .filter(({ width, limit }) => width > limit);
}

/** The pages to look at: those alone of their kind, those with words of their own, and the widest of all others. */
function widest(site: Site): Route[] {
  const alone: Route[] = [];
  const ofPlaces = new Map<string, { route: Route; width: number }>();
  for (const route of routesOf(site)) {
    if (!routeKinds[route.kind].sitemap) continue;
    const isOwn = !('place' in route) || (!('topic' in route) && hasOwnSeo(route.place));
    if (isOwn) {
      alone.push(route);
      continue;
    }
    const kind = sistersOf(route);
    const width = titleWidth(route.place.name);
    if (width > (ofPlaces.get(kind)?.width ?? -1)) ofPlaces.set(kind, { route, width });
  }
  return [...alone, ...[...ofPlaces.values()].map(({ route }) => route)];
}

const hasOwnSeo = (place: Place) => Object.keys(ownSeoOf(place)).length > 0;

function fileOf({ content }: Site, route: Route, what: CutOff['what']): string {
  if ('topic' in route) {
    const { topic } = route;
    return what === 'title' && !topic.seo?.title ? postOf(content, topic).file : topic.file;
  }
  if ('place' in route && !hasOwnSeo(route.place)) return wordsFileOf(route.kind);
  return dataFileOf(route);
}

const shown = 20;

/** Tells SEO staff which titles and descriptions are too long, and by how much. */
export function letterAboutCutOff(texts: readonly CutOff[]): string {
  const lines = texts.map(
    ({ file, address, what, text, width, limit }) =>
      `${file}  ${what} of ${address}\n  ${width} of ${limit} pixels, ${text.length} characters: "${text}"`,
  );
  const listed = firstOf(lines, shown).map((line) => `  ${line}`);
  const all = counted(texts.length, 'text is', 'texts are');
  return [`${all} cut off in search results; shorten what matters least:`, ...listed].join('\n\n');
}
