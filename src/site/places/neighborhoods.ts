import { listInWords } from '#lib/text.ts';
import type { Link } from '../address.ts';
import type { CityPlace, Place, ZipPlace } from './places.ts';

/** Neighborhoods with ZIPs in common with a place; for a ZIP the Health Department's names, if it has any. */
export function neighborhoodsOf(place: CityPlace | ZipPlace): string[] {
  if (place.kind === 'zip' && place.facts.healthAreas.length > 0) return place.facts.healthAreas;
  const [zips, own] = place.kind === 'zip' ? [[place.code], undefined] : [place.entry.zips, place.entry.name];
  return Object.entries(place.county.entry.neighborhoods)
    .filter(([name, list]) => name !== own && list.some((zip) => zips.includes(zip)))
    .map(([name]) => name);
}

/** Names used with an article: "on the Upper East Side", but "in Greenwich Village". */
const saidWithArticle = / (?:Side|District)$|^(?:East|West) Village$/;

/** "SoHo, Chinatown and the Lower East Side". */
export const neighborhoodsInWords = (names: readonly string[]) =>
  listInWords(names.map((name) => (saidWithArticle.test(name) ? `the ${name}` : name)));

/** Whether its county lists a city among the neighborhoods. */
export const isNeighborhood = (place: Place): place is CityPlace =>
  place.kind === 'city' && place.entry.name in place.county.entry.neighborhoods;

/** Whether a city is a neighborhood of another, as Bushwick is of Brooklyn, so that neither is near the other. */
export const isPartOf = (part: Place, whole: Place): boolean =>
  part !== whole &&
  isNeighborhood(part) &&
  whole.kind === 'city' &&
  part.zips.every((zip) => whole.zips.includes(zip));

/**
 * Those of these neighborhoods that a page of the county is called after, besides the place's own: "Bushwick (East)"
 * and "Coney Island-Sea Gate" have one. The longest first, so that none is looked for within another.
 */
export function pagesOfNeighborhoods(place: Place, neighborhoods: readonly string[]): Link[] {
  const pages = new Map(place.county.cities.map(({ entry, address }) => [entry.name, address]));
  return neighborhoods
    .flatMap((label) => {
      const page = partsOf(label).find((name) => pages.has(name));
      const href = page && pages.get(page);
      return href && href !== place.address ? [{ href, label }] : [];
    })
    .sort((a, b) => b.label.length - a.label.length);
}

/** Cities call the others "residential", "community area" and the like. */
const withoutHomes = new Set(['park', 'cemetery', 'airport', 'special']);

/** Official neighborhoods in which people of a ZIP live, the one with most of them first. */
const homesOf = ({ facts }: ZipPlace) =>
  facts.neighborhoods
    .filter(({ kind }) => !withoutHomes.has(kind.toLowerCase()))
    .sort((a, b) => b.people_share - a.people_share);

/** Official neighborhoods with at least this share of a ZIP's people. */
export const homesWith = (zip: ZipPlace, leastShare: number): string[] =>
  homesOf(zip).flatMap(({ name, people_share: share }) => (share >= leastShare ? [name] : []));

/** The fewest of them with more than half of its people; empty if even all of them have less. */
export function mainNeighborhoods(zip: ZipPlace): string[] {
  const names: string[] = [];
  let people = 0;
  for (const home of homesOf(zip)) {
    names.push(home.name);
    people += home.people_share;
    if (people > 0.5) return names;
  }
  return [];
}

const leastInShort = 0.2;

/**
 * What a ZIP is called in a row about several: where most of its people live, in the shorter words of the Health
 * Department where these are a part of the official name, each once. Its other words may mean a park, or the next ZIP.
 */
export function shortAreaNames(zip: ZipPlace): string[] {
  const homes = homesWith(zip, leastInShort);
  if (homes.length === 0) return zip.facts.healthAreas;
  const said = new Set<string>();
  return homes.flatMap((home) => {
    const names = shortNamesOf(home, zip.facts.healthAreas).filter((name) => !said.has(name));
    for (const name of names) said.add(name);
    return names.length > 0 ? [names.join('-')] : [];
  });
}

/** All that the Health Department calls a ZIP, and in its words where most of the people live: names to search for. */
export const searchedNames = (zip: ZipPlace): string[] => [
  ...zip.facts.healthAreas,
  ...homesWith(zip, leastInShort).flatMap((home) => shortNamesOf(home, zip.facts.healthAreas)),
];

/** The parts of an official name that the Health Department also uses, in order; if none, the name itself. */
function shortNamesOf(home: string, healthAreas: readonly string[]): string[] {
  const names = new Set([home, ...home.split('-').flatMap((part) => [part, withoutBrackets(part)])]);
  const short = [...names].filter((name) => healthAreas.includes(name));
  return short.length > 0 ? short : [home];
}

/** City planning joins names with hyphens, and puts parts in parentheses. */
const partsOf = (neighborhood: string) => neighborhood.split('-').map(withoutBrackets);

const withoutBrackets = (name: string) => name.replace(/ \(.*\)$/, '');
