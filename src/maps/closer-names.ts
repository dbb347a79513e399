import type { Point } from '#lib/geo/geo.ts';
import type { Drawn } from './drawn.ts';
import { viewId } from './part-ids.ts';
import { withoutStations, type MapSheet, type PlacedSymbol } from './sheet.ts';
import { viewOfZips } from './view.ts';
import { viewNames } from './view-names.ts';

interface Where {
  cities: readonly { slug: string; zips: readonly string[] }[];
  points: Readonly<Record<string, Point>>;
}

/** The views of the maps of cities and ZIPs, as parts of the drawing; a drawing of points is always shown whole. */
export function closerViews({ cities, points }: Where, { grid, zips: areas }: Drawn) {
  const isSomewhere = (zip: string) => zip in areas || zip in points;
  return {
    isSomewhere,
    viewFor: (zips: readonly string[]) => viewOfZips(grid, areas, points, zips),
    listed: [...new Set(cities.flatMap(({ zips }) => zips))].filter(isSomewhere),
  };
}

/** The names on these maps. */
export function closerNames(
  cities: Where['cities'],
  { isSomewhere, viewFor, listed }: ReturnType<typeof closerViews>,
  { places, bodies, dots, zips: areas }: Drawn,
  symbols: readonly PlacedSymbol[],
): { names: string[]; zips: MapSheet['zips'] } {
  const ofCities = cities
    .filter(({ zips }) => zips.some(isSomewhere))
    .map((city) =>
      viewNames({
        id: viewId.city(city.slug),
        view: viewFor(city.zips),
        places,
        dots,
        symbols: withoutStations(symbols),
      }),
    );
  const ofZips = listed.map((zip) => {
    const view = viewFor([zip]);
    const own = { zip, box: areas[zip]?.box ?? view };
    return viewNames({ id: viewId.zip(zip), view, own, places: [...places, ...bodies], dots, symbols });
  });
  const zips = listed.flatMap((zip, i) =>
    areas[zip] ? [[zip, { ...areas[zip], bodies: ofZips[i]!.bodies }] as const] : [],
  );
  return { names: [...ofCities, ...ofZips].map(({ svg }) => svg), zips: Object.fromEntries(zips) };
}
