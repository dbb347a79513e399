import type { Content, County } from '../content.ts';
import { inFolder, namesInList, redirectedNames } from './moved-files.ts';

/** The command that removes a county whose file was deleted by hand; it reads there what else to remove. */
export const offerRemoval = (county: string, dir: string): string =>
  `Put its file back into counties/. To remove it with its ZIP codes and the data about them, and to write all redirects, run then: npm run remove -- county ${county}${inFolder(dir)}`;

/** The same for each published city of a county that the county's file no longer lists. */
export function offerCityRemovals(
  { slug, cities }: Pick<County, 'slug' | 'cities'>,
  { published, redirects }: Pick<Content, 'published' | 'redirects'>,
  dir: string,
): string[] {
  const known = new Set([...cities.map((city) => city.slug), ...redirectedNames(redirects)]);
  const gone = namesInList(published?.counties[slug] ?? '').filter((city) => !known.has(city));
  return gone.map(
    (city) =>
      `If you deleted the city "${city}", put it back. To remove it with all data about it, run then: npm run remove -- city ${slug}/${city}${inFolder(dir)}`,
  );
}
