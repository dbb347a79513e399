import { assetFile } from '#lib/asset-file.ts';
import type { Point } from '#lib/geo/geo.ts';
import type { NamedFile } from '#lib/named-file.ts';
import { boxAround, type CountyTopology } from './areas.ts';
import { drawAreas } from './draw-areas.ts';
import { drawPoints } from './draw-points.ts';
import type { Drawn } from './drawn.ts';
import { spotOn, type Grid } from './grid.ts';
import { viewId } from './part-ids.ts';
import { dotPath, svgPath } from './svg.ts';
import { symbolKinds, type MapSheet, type MapSymbol } from './sheet.ts';
import { viewOfZips, wholeOf } from './view.ts';
import { viewNames } from './view-names.ts';

/** What a county is drawn of. */
interface MapInput {
  slug: string;
  cities: readonly { slug: string; zips: readonly string[] }[];
  /** Shapes, where there are any. */
  shapes?: CountyTopology;
  /** Where each ZIP lies. */
  points: Readonly<Record<string, Point>>;
  /** Those that lie in the drawing are shown. */
  symbols: readonly MapSymbol[];
}

export interface MapDrawing {
  sheet: MapSheet;
  /** The drawing itself, and the small picture of the land where there is one. */
  files: NamedFile[];
}

/** The drawing of a county, and what its pages know of it; nothing where the data has too little for one. */
export function drawMap({ slug, cities, shapes, points, symbols: all }: MapInput): MapDrawing | undefined {
  const drawn = shapes ? drawAreas(shapes, points) : drawPoints(points);
  if (!drawn) return undefined;
  const { grid, shows, beyond, hasBeyond, hasLines, credits, layers, places, dots, outline } = drawn;
  const symbols = placeSymbols(all, grid);
  const drawnSymbols = symbolKinds.flatMap((kind) => {
    const spots = symbols.filter((symbol) => symbol.kind === kind).map(({ spot }) => spot);
    return spots.length > 0 ? [svgPath(dotPath(spots), kind)] : [];
  });

  const whole = viewNames({ id: viewId.county, view: wholeOf(grid), places, dots, symbols });
  const closer = shapes ? closerViews({ cities, points }, drawn, symbols) : { names: [], zips: {} };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${grid.width} ${grid.height}">\n${[...layers, ...drawnSymbols, whole.svg, ...closer.names].join('\n')}\n</svg>\n`;
  const files = [assetFile(`map.${slug}`, 'svg', svg)];
  if (outline) files.push(assetFile(`outline.${slug}`, 'svg', outline));
  return {
    files,
    sheet: {
      file: files[0]!.name,
      ...(files[1] && { outline: files[1].name }),
      grid,
      shows,
      zips: closer.zips,
      symbols,
      beyond,
      hasBeyond,
      hasLines,
      credits,
    },
  };
}

/** The names on the maps of cities and ZIPs, which show a part of the drawing larger; one of points is always shown whole. */
function closerViews(
  { cities, points }: Pick<MapInput, 'cities' | 'points'>,
  { grid, places, bodies, dots, zips: areas }: Drawn,
  symbols: MapSheet['symbols'],
): { names: string[]; zips: MapSheet['zips'] } {
  const boxes = Object.fromEntries(
    Object.entries(areas).map(([zip, { area }]) => [zip, { box: boxAround(area) }]),
  );
  const isSomewhere = (zip: string) => zip in boxes || zip in points;
  const viewFor = (zips: readonly string[]) => viewOfZips(grid, boxes, points, zips);
  const listed = [...new Set(cities.flatMap(({ zips }) => zips))].filter(isSomewhere);
  const ofCities = cities
    .filter(({ zips }) => zips.some(isSomewhere))
    .map((city) =>
      viewNames({ id: viewId.city(city.slug), view: viewFor(city.zips), places, dots, symbols }),
    );
  const ofZips = listed.map((zip) => {
    const view = viewFor([zip]);
    const own = { zip, box: boxes[zip]?.box ?? view };
    return viewNames({ id: viewId.zip(zip), view, own, places: [...places, ...bodies], dots, symbols });
  });
  const zips = listed.flatMap((zip, i) => {
    const area = areas[zip];
    return area ? [[zip, { ...boxes[zip]!, borders: area.borders, bodies: ofZips[i]!.bodies }] as const] : [];
  });
  return { names: [...ofCities, ...ofZips].map(({ svg }) => svg), zips: Object.fromEntries(zips) };
}

const placeSymbols = (symbols: readonly MapSymbol[], grid: Grid): MapSheet['symbols'] =>
  symbols
    .map(({ kind, name, point }) => ({ kind, name, spot: spotOn(grid, point) }))
    .filter(({ spot: [x, y] }) => x > 0 && y > 0 && x < grid.width && y < grid.height);
