import type { County } from '#content/content.ts';
import { listInWords } from '#lib/text.ts';
import type { FileChange } from '../data-file.ts';

/** What a table of the desk changes in the data. */
export interface ListImport {
  changes: FileChange[];
  /** What is added and changed, a line for each county or search. */
  lines: string[];
  /** What may not be meant, and what to do then. */
  doubts: string[];
  /** What stands in the data and not in the table; it stays. */
  untold: string[];
  /** One of them, and many. */
  things: [one: string, many: string];
}

/** A county of the data, and what a table tells of its cities. */
export interface ToldCounty {
  /** Absent where it is new. */
  county: County | undefined;
  told: { citySlug: string; zip: string; isNew: boolean }[];
}

/** A ZIP code may lie in several cities; one that was meant to move has to be taken out of the city that had it. */
export function listedTwice(counties: readonly County[], told: readonly ToldCounty[]): string[] {
  const added = new Set(told.flatMap((each) => each.told.flatMap(({ zip, isNew }) => (isNew ? [zip] : []))));
  return counties.flatMap((county) => {
    const own = told.find((each) => each.county === county)?.told ?? [];
    return county.cities.flatMap(({ name, slug, zips }) => {
      const isTold = (zip: string) => own.some((row) => row.citySlug === slug && row.zip === zip);
      const staying = zips.filter((zip) => added.has(zip) && !isTold(zip));
      if (staying.length === 0) return [];
      const [stay, lie, them] =
        staying.length === 1 ? ['stays', 'it does', 'it'] : ['stay', 'they do', 'them'];
      return `${listInWords(staying)} ${stay} in ${name}, ${county.name}, too. If ${lie} not lie in both, delete ${them} there: counties/${county.slug}.yaml`;
    });
  });
}
