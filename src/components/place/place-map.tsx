import type { ReactNode } from 'react';
import type { MapView } from '#site/map/map.ts';
import { DrawnMap, legendArea, legendLines, mapColumns, narrowLists } from '../map/map-drawing.tsx';
import { legendSymbols } from '../map/map-symbols.tsx';

/**
 * A place's part of its county's drawing. The drawing is a file that all pages of the county share; its parts are
 * styled here.
 */
export function PlaceMap({ map }: { map: MapView }) {
  const hasLegend = Object.values(map.legend).some(Boolean);
  return (
    <figure className="map card flex flex-wrap">
      <DrawnMap map={map} />
      {(map.says || hasLegend) && (
        <figcaption className="grid flex-1 basis-44 content-center gap-3 p-5 text-small leading-snug text-ink-soft">
          {map.says && <p>{map.says}</p>}
          {hasLegend && <Legend legend={map.legend} />}
        </figcaption>
      )}
    </figure>
  );
}

function Legend({ legend }: Pick<MapView, 'legend'>) {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1">
      {legend.here && <Entry says={legend.here}>{legendArea}</Entry>}
      {legend.lines && <Entry says={legend.lines}>{legendLines}</Entry>}
      {legendSymbols.map(
        ({ kind, sign }) =>
          legend[kind] && (
            <Entry key={kind} says={legend[kind]}>
              {sign}
            </Entry>
          ),
      )}
    </ul>
  );
}

const Entry = ({ says, children }: { says: string; children: ReactNode }) => (
  <li className="flex gap-2">
    <svg className="mt-1 flex-none" width="16" height="16" aria-hidden="true">
      {children}
    </svg>
    {says}
  </li>
);

/** Puts the facts of a place beside its tall map, where there is room for both. */
export const MapBeside = ({ map, children }: { map: ReactNode; children: ReactNode }) => (
  <div className="map">
    <div className={`grid gap-12 ${mapColumns}`}>
      <div>
        <div className="desk:sticky desk:top-28">{map}</div>
      </div>
      <div className={`grid content-start gap-12 ${narrowLists}`}>{children}</div>
    </div>
  </div>
);
