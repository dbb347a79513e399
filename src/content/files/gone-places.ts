import { dataOption } from '#lib/in-shell.mjs';
import { numbersOf } from '#lib/numbers/number-range.ts';
import type { LetterParts } from '#lib/problem.ts';
import type { Content, County } from '../content.ts';
import { namesInList } from '../schemas/published.ts';
import { redirectedNames } from './moved-files.ts';

/** The command that removes a county whose file was deleted by hand; it reads there what else to remove. */
export const offerRemoval = (county: string, dir: string): string =>
  `Put its file back into counties/. To remove it with its ZIP codes and the data about them, and to write all redirects, run then: npm run remove -- county ${county}${dataOption(dir)}`;

/** About each published city that the county's file no longer lists: the same command. */
export function aboutGoneCities(
  { slug, cities }: Pick<County, 'slug' | 'cities'>,
  { published, redirects }: Pick<Content, 'published' | 'redirects'>,
  dir: string,
): LetterParts[] {
  const known = new Set([...cities.map((city) => city.slug), ...redirectedNames(redirects)]);
  const gone = namesInList(published?.counties[slug] ?? '').filter((city) => !known.has(city));
  return gone.map((city) => [
    `The city "${city}" was published and is gone.`,
    `Put it back. To remove it with all data about it, run then: npm run remove -- city ${slug}/${city}${dataOption(dir)}`,
  ]);
}

/** Published ZIP codes that were not given up; if no city lists one, its addresses are reported as lost. */
export function zipsToKeep({ published, redirects }: Pick<Content, 'published' | 'redirects'>): Set<string> {
  const redirected = redirectedNames(redirects);
  const zips = namesInList(published?.zips ?? '').flatMap(numbersOf);
  return new Set(zips.filter((zip) => !redirected.has(zip)));
}
