import type { Content } from '../content.ts';
import type { Tell } from './tell.ts';

/** A county and its borough page name each other; the page of a copied file would tell of another county's court. */
export function checkBoroughs(
  { counties, serviceAreas }: Pick<Content, 'counties' | 'serviceAreas'>,
  tell: Tell,
): void {
  // A county that is not there has a letter of its own.
  const known = new Set(counties.map(({ slug }) => slug));
  for (const { slug, name, serviceArea } of counties) {
    const area = serviceAreas.find((each) => each.slug === serviceArea);
    if (!area || area.county === slug || !known.has(area.county)) continue;
    const says = `${name} calls this page its own, but the page says that it is about "${area.county}".`;
    const fix = `Write: county: ${slug}\nIf the page is right, correct "serviceArea" in counties/${slug}.yaml.`;
    tell(area.file, ['county'], says, fix);
  }
}
