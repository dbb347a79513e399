import { listInWords } from '#lib/text.ts';
import type { County } from '../content.ts';
import type { Reader } from '../reader.ts';
import { problemAt } from '../source.ts';
import { namedLike, withoutKind } from '#lib/geo/county-name.ts';
import { countiesIn } from './misplaced-zips.ts';
import { tableLabel, type ReadTables } from './read-table.ts';

/**
 * Every ZIP needs a public body, as a page without one reads as if there were no short deadline; and its county must be
 * right, or people are sent to the wrong court.
 */
export function checkBodies(
  { dir, sources, problems }: Reader,
  { municipalities }: ReadTables,
  counties: readonly County[],
): void {
  const table = tableLabel(dir, 'municipalities');
  const countiesOf = countiesIn(municipalities.map(({ row }) => row));
  const boroughOf = (county: string) =>
    boroughAlone(municipalities.filter(({ row }) => row.county === county));
  const named = new Set(counties.map(({ name }) => withoutKind(name)));
  for (const { file, name, cities } of counties) {
    const source = sources.get(file)!;
    const [called, ...others] = new Set(cities.flatMap(({ zips }) => zips.flatMap(countiesOf)));
    if (called !== undefined && others.length === 0 && !named.has(called)) {
      const says = `${table} says that all of its ZIP codes are in ${namedLike(name, called)}.`;
      const fix = 'Write that name here, or write this one in the rows of the table.';
      problems.push(problemAt(source, ['name'], says, fix));
      continue;
    }
    const reported = new Set<string>();
    cities.forEach((city, c) =>
      city.zips.forEach((zip, z) => {
        const at = ['cities', c, 'zips', z];
        const lies = countiesOf(zip);
        if (reported.has(zip) || lies.includes(withoutKind(name))) return;
        reported.add(zip);
        if (lies.length > 0) {
          const says = `${table} says that ${zip} is in ${listInWords(lies.map((other) => namedLike(name, other)))}.`;
          problems.push(
            problemAt(source, at, says, 'Move it there. If the table is wrong, correct its rows instead.'),
          );
          return;
        }
        const says = `${table} does not say who governs ${zip}.`;
        const county = withoutKind(name);
        const fix = `Correct the ZIP code, or add ${rowsFor(county, boroughOf(county))}`;
        problems.push({ ...problemAt(source, at, says, fix), pending: { zip, county } });
      }),
    );
  }
}

/**
 * The borough that all these ZIP codes are in, and so any other of their county. Its body is a city of another name: a
 * "Borough of Fort Lee" governs only itself.
 */
function boroughAlone(
  rows: ReadTables['municipalities'],
): ReadTables['municipalities'][number]['row'] | undefined {
  const [first] = rows.map(({ row }) => row);
  const isAlone = rows.every(({ row: { kind, name } }) => kind === 'borough' && name === first!.name);
  return isAlone && !first?.body.endsWith(` of ${first.name}`) ? first : undefined;
}

const rowsFor = (county: string, borough: ReturnType<typeof boroughAlone>) =>
  borough
    ? `a row: body "${borough.body}", name "${borough.name}", kind "borough", county "${county}", and 1 as both shares.`
    : `a row for each city, town or village where its residents live. In a row: body "Town of NAME", name "NAME", kind "town", county "${county}", and 1 as both shares if it is the only row.`;
