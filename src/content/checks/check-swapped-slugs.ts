import { toSlug } from '#lib/slug.ts';
import type { Content } from '../content.ts';
import type { Reader } from '../reader.ts';
import { positionOf } from '../source.ts';
import type { Tell } from './tell.ts';

/** Two cities of a county with swapped slugs: no address is lost, but each shows the wrong page. */
export function checkSwappedSlugs(
  { counties }: Pick<Content, 'counties'>,
  tell: Tell,
  { sources }: Reader,
): void {
  for (const { file, cities } of counties) {
    const source = sources.get(file)!;
    const bySlug = new Map(cities.map((city, i) => [city.slug, { ...city, i }]));
    cities.forEach(({ name, slug }, i) => {
      const other = bySlug.get(toSlug(name));
      if (!other || other.i <= i || other.slug === slug || toSlug(other.name) !== slug) return;
      const { line } = positionOf(source, ['cities', other.i, 'slug']);
      const says = `The slugs of ${name} and ${other.name} (line ${line}) are swapped: each address shows the page of the other city.`;
      const fix = `Write here: slug: ${other.slug}, and on line ${line}: slug: ${slug}`;
      tell(file, ['cities', i, 'slug'], says, fix);
    });
  }
}
