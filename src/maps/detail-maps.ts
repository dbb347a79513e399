import { clipPolyline } from 'lineclip';
import type { Point } from '#lib/geo/geo.ts';
import type { BaseMap } from './base-map.ts';
import { viewId } from './part-ids.ts';
import { withoutStations, type MapSheet, type PlacedSymbol } from './sheet.ts';
import { viewOfZips } from './view.ts';
import { viewNames } from './view-names.ts';

interface Where {
  cities: readonly { slug: string; zips: readonly string[] }[];
  points: Readonly<Record<string, Point>>;
}

/** The maps of cities and ZIPs, as views of the drawing; a drawing of points is always shown whole. */
export function detailViews({ cities, points }: Where, base: BaseMap) {
  const zipsOfAll = new Set(cities.flatMap(({ zips }) => zips));
  return {
    ofCities: cities.flatMap(({ slug, zips }) => {
      const view = viewOfZips(base, points, zips);
      return view ? [{ slug, view }] : [];
    }),
    ofZips: [...zipsOfAll].flatMap((zip) => {
      const view = viewOfZips(base, points, [zip]);
      return view ? [{ zip, view }] : [];
    }),
  };
}

/** The names on these maps. */
export function detailNames(
  views: ReturnType<typeof detailViews>,
  { places, bodies, lines, dots, zips: areas }: BaseMap,
  symbols: readonly PlacedSymbol[],
): { names: string[]; zips: MapSheet['zips'] } {
  const ofCities = views.ofCities.map(({ slug, view }) =>
    viewNames({ id: viewId.city(slug), view, places, dots, symbols: withoutStations(symbols) }),
  );
  const ofZips = views.ofZips.map(({ zip, view }) => {
    const own = { zip, box: areas[zip]?.box ?? view };
    return viewNames({ id: viewId.zip(zip), view, own, places: [...places, ...bodies], dots, symbols });
  });
  const zips = views.ofZips.flatMap(({ zip, view }, i) => {
    const hasLines = lines.some((line) => clipPolyline(line, view).length > 0);
    return areas[zip] ? [[zip, { ...areas[zip], bodies: ofZips[i]!.bodies, hasLines }] as const] : [];
  });
  return { names: [...ofCities, ...ofZips].map(({ svg }) => svg), zips: Object.fromEntries(zips) };
}
