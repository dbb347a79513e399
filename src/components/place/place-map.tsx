import type { ReactNode } from 'react';
import type { MapView } from '#site/map.ts';
import { MapAreas, markedArea } from '../map/map-areas.tsx';
import { MapMarks, markSigns } from '../map/map-marks.tsx';
import { MapNames } from '../map/map-names.tsx';
import { mapStyles } from '../map/map-styles.ts';

/**
 * What a place's page shows of the drawing of its county. The drawing is a file that all pages of the county share;
 * its parts take their looks from here.
 */
export function PlaceMap({ map }: { map: MapView }) {
  return (
    <figure className="map">
      <link rel="stylesheet" href={`/${mapStyles.name}`} />
      <svg
        className="h-auto max-w-full rounded-card border border-line bg-mist"
        viewBox={map.viewBox}
        width={map.width}
        height={map.height}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        role={map.links.length > 0 ? 'group' : 'img'}
        aria-label={map.label}
      >
        <MapAreas map={map} />
        <MapMarks at={map.dots} />
        <MapNames map={map} />
      </svg>
      <figcaption className="mt-3 text-small leading-snug text-ink-soft">
        {map.says && <p className="mb-2">{map.says}</p>}
        <Legend legend={map.legend} />
      </figcaption>
    </figure>
  );
}

/** What the signs on a map mean. */
function Legend({ legend }: Pick<MapView, 'legend'>) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2">
      {legend.here && (
        <Entry says={legend.here}>
          <path className={markedArea} strokeWidth="2" d="M1 3h14v10H1z" />
        </Entry>
      )}
      {legend.lines && (
        <Entry says={legend.lines}>
          <path className="stroke-link" strokeWidth="2" strokeDasharray="4 2" d="M0 8h16" />
        </Entry>
      )}
      {markSigns.map(
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
    <svg className="mt-0.5 flex-none" width="16" height="16" aria-hidden="true">
      {children}
    </svg>
    {says}
  </li>
);
