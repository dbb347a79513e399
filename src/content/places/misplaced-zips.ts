import { groupBy } from '#lib/group-by.ts';
import type { County } from '../content.ts';
import type { PlaceTables } from '../schemas/places/tables.ts';
import { withoutKind } from '#lib/geo/county-name.ts';

type Bodies = PlaceTables['municipalities'];

/** Returns the counties of a ZIP, as named in the table; empty if it does not say. */
export function countiesIn(bodies: Bodies): (zip: string) => string[] {
  const byZip = groupBy(bodies, ({ zip }) => zip);
  return (zip) => [...new Set(byZip.get(zip)?.map(({ county }) => county))];
}

/** ZIPs listed in the wrong county, which are reported only there. */
export function misplacedZips(counties: readonly County[], bodies: Bodies): ReadonlySet<string> {
  const countiesOf = countiesIn(bodies);
  return new Set(
    counties.flatMap(({ name, cities }) => {
      const own = withoutKind(name);
      return cities.flatMap(({ zips }) =>
        zips.filter((zip) => {
          const lies = countiesOf(zip);
          return lies.length > 0 && !lies.includes(own);
        }),
      );
    }),
  );
}
