import { assetFile, type NamedFile } from '#lib/named-file.ts';
import type { Point } from '#lib/geo/geo.ts';
import type { CountyTopology } from './areas.ts';
import { detailNames, detailViews } from './detail-maps.ts';
import { drawAreas } from './draw-areas.ts';
import { drawPoints } from './draw-points.ts';
import { localitiesOf } from './localities.ts';
import { viewId } from './part-ids.ts';
import { dotPath, svgPath } from './svg.ts';
import { holds, spotOn } from './grid.ts';
import { symbolKinds, withoutStations, type MapSheet, type MapSymbol } from './sheet.ts';
import { wholeOf } from './view.ts';
import { viewNames } from './view-names.ts';

/** The inputs of a county's drawing. */
interface MapInput {
  slug: string;
  cities: readonly { slug: string; name: string; zips: readonly string[] }[];
  /** The ZIPs of each. */
  neighborhoods: Readonly<Record<string, readonly string[]>>;
  /** Shapes, where there are any. */
  shapes?: CountyTopology;
  /** Where each ZIP lies. */
  points: Readonly<Record<string, Point>>;
  /** Only those inside the drawing are shown. */
  symbols: readonly MapSymbol[];
}

export interface MapDrawing {
  sheet: MapSheet;
  /** The drawing itself, and the small picture of the land where there is one. */
  files: NamedFile[];
}

/** The drawing of a county, and what its pages know about it; undefined if the data is not enough for one. */
export function drawMap({
  slug,
  cities,
  neighborhoods,
  shapes,
  points,
  symbols: all,
}: MapInput): MapDrawing | undefined {
  const base = shapes ? drawAreas(shapes, points, localitiesOf(cities, neighborhoods)) : drawPoints(points);
  if (!base) return undefined;
  const { grid, shows, beyond, credits, layers, places, localities, dots, outline } = base;
  const details = shapes ? detailViews({ cities, points }, base) : undefined;
  const ofZips = details ? details.ofZips.map(({ view }) => view) : [wholeOf(grid)];
  const symbols = all
    .map(({ kind, name, point }) => ({ kind, name, spot: spotOn(grid, point) }))
    .filter(({ spot }) => holds(wholeOf(grid), spot))
    // Stations outside all maps of ZIPs would never be seen.
    .filter(({ kind, spot }) => kind !== 'station' || ofZips.some((view) => holds(view, spot)));
  const drawnSymbols = symbolKinds.flatMap((kind) => {
    const spots = symbols.filter((symbol) => symbol.kind === kind).map(({ spot }) => spot);
    return spots.length > 0 ? [svgPath(dotPath(spots), kind)] : [];
  });

  const whole = viewNames({
    id: viewId.county,
    view: wholeOf(grid),
    places,
    localities,
    dots,
    symbols: details ? withoutStations(symbols) : symbols,
  });
  const { names, zips } = details ? detailNames(details, base, symbols) : { names: [], zips: {} };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${grid.width} ${grid.height}">\n${[...layers, ...drawnSymbols, whole.svg, ...names].join('\n')}\n</svg>\n`;
  const map = assetFile(`map.${slug}`, 'svg', svg);
  const land = outline && assetFile(`outline.${slug}`, 'svg', outline);
  return {
    files: land ? [map, land] : [map],
    sheet: {
      file: map.name,
      ...(land && { outline: land.name }),
      grid,
      shows,
      zips,
      symbols,
      beyond,
      credits,
    },
  };
}
