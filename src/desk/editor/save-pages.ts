import { languages } from '#content/languages.ts';
import { renderDocument } from '#output/render/document.tsx';
import { PageRenderer } from '#output/render/page-renderer.ts';
import { planPage } from '#pages/definitions.ts';
import { toSlug } from '#lib/slug.ts';
import { counted, firstInWords } from '#lib/text.ts';
import { addressOf } from '#site/address.ts';
import { findRoute } from '#site/routes/find-route.ts';
import { wordsFileOf, type Route } from '#site/routes/routes.ts';
import { isSameKey } from '#output/key.ts';
import { routesOf, type Site } from '#site/plan.ts';
import { planShell } from '#site/shell.ts';
import { addressesOf, goneBetween, hasOtherFrame } from '../plan/compare-pages.ts';

/** What a save would change on the site, before anything is written. */
interface SavePlan {
  /** One sentence for each kind of change of addresses. */
  words: string[];
  /** Whether an address would be removed or redirected. */
  removesPages: boolean;
  /** The first added page. */
  first?: string;
}

/** Compares the addresses of the site before and after a save. */
export function planSave(before: Site, after: Site): SavePlan {
  const [oldAddresses, newAddresses] = [addressesOf(before), addressesOf(after)];
  const { moved, removed } = goneBetween(oldAddresses, newAddresses, after);
  const added = [...newAddresses].filter((address) => !oldAddresses.has(address) && !moved.has(address));
  const moves = [...moved].map(([to, from]) => `${from} to ${to}`);
  const [first] = added;
  return {
    words: [...inWords('Adds', added), ...inWords('Moves', moves), ...inWords('Removes', removed)],
    removesPages: moved.size + removed.length > 0,
    first,
  };
}

/** In milliseconds; the page itself is shown before. */
const timeout = 3000;

/**
 * Describes which pages would change. As it plans every page, it yields to other work and stops after a while, with
 * "at least" in its words. Returns undefined once `isOutdated`.
 */
export async function changesInWords(
  { before, after }: { before: Site; after: Site },
  likely: string,
  isOutdated: () => boolean,
): Promise<string[] | undefined> {
  if (hasOtherFrame(before, after)) return ['Changes the header, footer or head of every page.'];
  const routes = new Map([...routesOf(before)].map((route) => [route.address, route]));
  const both = [...routesOf(after)].filter(({ address }) => routes.has(address));
  const isLikely = ({ address }: Route) => address.includes(likely);
  const likelyFirst = both.toSorted((a, b) => Number(isLikely(b)) - Number(isLikely(a)));
  const [then, now] = [new PageRenderer(before), new PageRenderer(after)];
  const changed: string[] = [];
  const end = performance.now() + timeout;
  for (const route of likelyFirst) {
    await new Promise(setImmediate);
    if (isOutdated()) return undefined;
    if (performance.now() > end) return inWords('Changes at least', changed);
    const was = then.render(routes.get(route.address)!);
    if (!isSameKey(was.key, now.render(route).key)) changed.push(route.address);
  }
  return inWords('Changes', changed);
}

const shown = 3;

function inWords(verb: string, addresses: readonly string[]): string[] {
  if (addresses.length === 0) return [];
  return [`${verb} ${counted(addresses.length, 'page', 'pages')}: ${firstInWords(addresses, shown)}.`];
}

/** The page that best shows a file, if any. */
const pagesOfFiles: Record<string, (slug: string, site: Site) => string | undefined> = {
  counties: addressOf.county,
  'practice-areas': addressOf.practiceArea,
  'service-areas': addressOf.serviceArea,
  posts: addressOf.post,
  guides: addressOf.post,
  topics: (slug, { content: { counties } }) => counties[0] && addressOf.countyTopic(counties[0].slug, slug),
  attorneys: addressOf.about,
};

/** Facts about an edit besides the resulting site. */
interface SeenEdit {
  file: string;
  /** The first page that it adds. */
  first: string | undefined;
  /** The changed local search. */
  keyword: string | undefined;
}

/** The address that best shows an edit of a file. */
export function addressToShow(
  site: Site,
  { file, first, keyword = keywordIn(site, file) }: SeenEdit,
): string {
  const [, folder = '', slug = ''] = /^([a-z-]+)\/([a-z0-9-]+)\.(?:yaml|md)$/.exec(file) ?? [];
  const own = keyword === undefined ? pagesOfFiles[folder]?.(slug, site) : addressOf.keyword(toSlug(keyword));
  if (own && !findRoute(site, own).missing) return own;
  // Shared words are shown on the first page that has them.
  const words = wordsOfLists[file] ?? file;
  const group = site.groups.find(({ kind, size }) => size > 0 && wordsFileOf(kind) === words);
  return group?.at(0).address ?? first ?? addressOf.home();
}

/** The first local search in the language of a file, as only local searches are written in another one. */
function keywordIn({ content }: Site, file: string): string | undefined {
  const language = languages.find((code) => file.endsWith(`.${code}.yaml`));
  return language && content.keywords.find(({ lang }) => lang === language)?.keyword;
}

const wordsOfLists: Record<string, string> = {
  'keywords.yaml': 'pages/local-searches.yaml',
  'testimonials.yaml': 'pages/testimonials.yaml',
  'pages/place-facts.yaml': 'pages/county.yaml',
};

/** A page as visitors would see it. */
export function pageAt(site: Site, address: string): string {
  const page = planPage(site, findRoute(site, address).route);
  return renderDocument({ page, shell: planShell(site, new Date(), '') });
}
