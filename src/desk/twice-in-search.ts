import { groupBy } from '#lib/group-by.ts';
import type { Locate, Path, Problem } from '#lib/problem.ts';
import { fillNames, namesOf, ownSeoOf } from '#pages/shared/place-texts.ts';
import { ofKind, type Place } from '#site/places/places.ts';
import type { Site } from '#site/plan.ts';
import { addressOf } from '#site/address.ts';
import { isListedKind } from '#site/routes/indexing.ts';
import { wordsFileOf, type RouteKind } from '#site/routes/routes.ts';

/** What search engines show of a page, and where it is written. */
interface Written {
  kind: RouteKind;
  address: string;
  what: 'title' | 'description';
  text: string;
  file: string;
  path: Path;
}

/** Duplicate titles and descriptions: typed for two pages, or equal to another place's title from the pattern. */
export function twiceInSearch(site: Site, locate: Locate): Problem[] {
  const placesOfSite = [...site.places.counties, ...site.places.cities, ...site.places.zips];
  const isListed = ({ kind }: { kind: RouteKind }) => isListedKind(site, kind);
  const typed = [...typedForPages(site), ...placesOfSite.flatMap(typedForPlace)].filter(isListed);
  const made = placesOfSite.filter(isListed).flatMap((place) => madeForPlace(site, place));
  const fromPatterns = new Map(made.map((title) => [keyOf(title), title]));
  return [...groupBy(typed, keyOf)].flatMap(([key, [first, ...others]]) => {
    const pattern = isLocation(first!.kind) ? fromPatterns.get(key) : undefined;
    const pairs = others.map((other) => [other, first!] as const);
    return (pattern ? [[first!, pattern] as const, ...pairs] : pairs).map(([{ file, path, what }, other]) => {
      const at = locate(other.file, other.path);
      const says = `${other.address} has the same ${what} (${at.file}:${at.line}), so search results show the two alike.`;
      return { ...locate(file, path), says, fix: 'Add to one of them what only its page has.' };
    });
  });
}

const isLocation = (kind: RouteKind) => kind === 'county' || kind === 'city' || kind === 'zip';

/** Of a search, the whole title is typed; behind others stands the name of the firm. */
const keyOf = ({ kind, what, text }: Written) => `${what} ${what === 'title' && kind === 'keyword'} ${text}`;

type Where = Pick<Written, 'kind' | 'address' | 'file' | 'path'>;
type Texts = Partial<Record<Written['what'], string>>;

const written = (at: Where, texts: Texts = {}): Written[] =>
  (['title', 'description'] as const).flatMap((what) => {
    const text = texts[what];
    return text === undefined ? [] : { ...at, what, text, path: [...at.path, what] };
  });

const typedForPages = ({ content }: Site): Written[] => [
  ...content.practiceAreas.flatMap(({ slug, file, seo }) =>
    written({ kind: 'practice-area', address: addressOf.practiceArea(slug), file, path: ['seo'] }, seo),
  ),
  ...content.serviceAreas.flatMap(({ slug, file, seo }) =>
    written({ kind: 'service-area', address: addressOf.serviceArea(slug), file, path: ['seo'] }, seo),
  ),
  ...content.posts.map(({ slug, file, excerpt: text }): Written => {
    const address = addressOf.post(slug);
    return { kind: 'post', address, what: 'description', text, file, path: ['excerpt'] };
  }),
  ...content.keywords.flatMap(({ slug, index, seo }) => {
    const path = ['keywords', index, 'seo'];
    return written({ kind: 'keyword', address: addressOf.keyword(slug), file: 'keywords.yaml', path }, seo);
  }),
];

function typedForPlace(place: Place): Written[] {
  const { kind, address } = place;
  const path = ofKind<Path>(place, {
    county: () => ['seo'],
    city: ({ entry, county }) => ['cities', county.entry.cities.indexOf(entry), 'seo'],
    zip: ({ code }) => ['zipSeo', code],
  });
  return written({ kind, address, file: place.county.entry.file, path }, ownSeoOf(place));
}

/** The title that a place has from the pattern; what its description says depends on all that is known of it. */
function madeForPlace({ content }: Site, place: Place): Written[] {
  const { kind, address } = place;
  if (ownSeoOf(place).title !== undefined) return [];
  const title = fillNames(content.pages[kind].title, namesOf(place));
  return written({ kind, address, file: wordsFileOf(kind), path: [] }, { title });
}
