import type { Problem } from '#lib/problem.ts';
import { listInWords } from '#lib/text.ts';
import type { County } from '../content.ts';
import { fileLabel } from '../read.ts';
import { tableFile } from '../schemas/places/tables.ts';
import { problemAt, type Source } from '../source.ts';
import { withoutKind } from './county-name.ts';
import { countiesIn } from './misplaced-zips.ts';
import type { ReadTables } from './read-table.ts';

/**
 * A page that named no public body would be read as if there were no short deadline, and one in the wrong county sends
 * people to the wrong court.
 */
export function checkBodies(
  dir: string,
  { municipalities }: ReadTables,
  counties: readonly County[],
  sources: ReadonlyMap<string, Source>,
  problems: Problem[],
): void {
  const table = fileLabel(dir, tableFile('municipalities'));
  const countiesOf = countiesIn(municipalities.map(({ row }) => row));
  for (const { slug, name, cities } of counties) {
    const source = sources.get(`counties/${slug}.yaml`);
    if (!source) continue;
    const told = new Set<string>();
    cities.forEach((city, c) =>
      city.zips.forEach((zip, z) => {
        const at = ['cities', c, 'zips', z];
        const lies = countiesOf(zip);
        if (told.has(zip) || lies.includes(withoutKind(name))) return;
        told.add(zip);
        if (lies.length > 0) {
          const says = `${table} says that ${zip} lies in ${listInWords(lies)} County.`;
          problems.push(
            problemAt(source, at, says, 'List it there. Only if the table is wrong, correct its rows.'),
          );
          return;
        }
        const says = `${table} does not say who governs ${zip}.`;
        const fix = 'Add a row for each city, town or village in which its residents live.';
        problems.push({ ...problemAt(source, at, says, fix), pending: true });
      }),
    );
  }
}
